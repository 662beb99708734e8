export const formatTimeline = (days: number) => (days === 1 ? "1 day" : `${days.toLocaleString("en-US")} days`);

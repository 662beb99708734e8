import { AfterStart } from "#web/ui/AfterStart.tsx";

const load = async () => (await import("#web/features/notices/UnreadCount.tsx")).UnreadCount;

/** Keeps the count of unread notices up to date. */
export const LateUnreadCount = () => <AfterStart load={load} />;

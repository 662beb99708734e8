/** Adds to each UTC time on the page the same time in the visitor's time zone, unless that is UTC at the time. */
export function showLocalTimes() {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
    const moment = new Date(time.dateTime);
    if (moment.getTimezoneOffset() === 0) continue;
    const local = document.createElement("span");
    local.className = "local-time";
    local.textContent = `${format.format(moment)}, ${time.dataset.local}`;
    time.after(" ", local);
  }
}

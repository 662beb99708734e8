export const words = {
  closes: (time: string) => `Closes ${time}`,
  closed: (time: string) => `Closed ${time}`,
  closedEarly: (time: string) => `Closed before its closing time, ${time}`,
  yourTimeAndUtc: (local: string, utc: string) => `${local} your time (${`${utc} UTC`.replaceAll(" ", "\u00a0")})`,
  utc: (utc: string) => `${utc} UTC`,
  sealed: "Sealed",
  closingSoon: "CLOSING SOON",
  tenderPage: "Tender page",
};

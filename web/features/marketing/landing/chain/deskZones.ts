/** Spec §9: the desk's three time zones, in the order of the copy, as hours ahead of UTC. None has daylight saving time. */
export const deskZones = [
  { zone: "Africa/Monrovia", offset: 0 },
  { zone: "Africa/Bangui", offset: 1 },
  { zone: "Africa/Nairobi", offset: 3 },
] as const;

/** Spec §9: the desk's three time zones, in the order of the copy; hours ahead of UTC. None of them keeps summer time. */
export const deskZones = [
  { zone: "Africa/Monrovia", offset: 0 },
  { zone: "Africa/Bangui", offset: 1 },
  { zone: "Africa/Nairobi", offset: 3 },
] as const;

import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

interface Owner {
  pid: number;
  /**
   * The start time of the process. It distinguishes the process from a later one with the same pid. Empty on systems
   * without /proc.
   */
  start: string;
  /** Whether the process runs on this machine and in this container, so that its pid can be looked up. */
  isHere: boolean;
}

/** Identifies where a pid is unique: one boot of a machine, and the pid namespace of a container. */
const PLACE = [
  readIfThere("/proc/sys/kernel/random/boot_id")?.trim() ?? hostname(),
  readLinkIfThere("/proc/self/ns/pid"),
].join("/");

/** The text for a lock file of this process, different for each lock. */
export const ownIdentity = () => `${process.pid} ${startOf(process.pid)} ${PLACE} ${randomUUID()}`;

/** Parses the text of a lock file. Lock files of version 0.4 do not name the machine, so this machine is assumed. */
export function ownerIn(text: string): Owner {
  const [pid = "", start = "", place = PLACE] = text.split(" ");
  return { pid: Number(pid), start, isHere: place === PLACE };
}

export function isAlive({ pid, start }: Owner) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return startOf(pid) === start;
}

function startOf(pid: number) {
  const stat = readIfThere(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")")).split(" ")[20] ?? "";
}

export function readIfThere(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function readLinkIfThere(path: string) {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

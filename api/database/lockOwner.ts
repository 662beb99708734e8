import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

interface Owner {
  pid: number;
  /** The process's start time, to detect a reused pid; empty on systems without /proc. */
  start: string;
  /** Whether its pid can be looked up from this process. */
  isHere: boolean;
}

/** Identifies the scope of pids: a machine since its last boot, and the pid namespace of a container. */
const PLACE = [
  readIfThere("/proc/sys/kernel/random/boot_id")?.trim() ?? hostname(),
  readLinkIfThere("/proc/self/ns/pid"),
].join("/");

/** The text of a lock of this process, unique for each lock. */
export const ownIdentity = () => `${process.pid} ${startOf(process.pid)} ${PLACE} ${randomUUID()}`;

/** Parses a lock's text. Locks of version 0.4 do not name the machine. */
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

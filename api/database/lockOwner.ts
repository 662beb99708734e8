import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

interface Owner {
  pid: number;
  /** When the process started, which detects a reused pid; empty on systems without /proc. */
  start: string;
  /** Whether its pid can be looked up from this process. */
  isHere: boolean;
}

/** Where a pid means the same process: one start of a machine, and one container. */
const PLACE = [readIfThere("/proc/sys/kernel/random/boot_id")?.trim() ?? hostname(), readLinkIfThere("/proc/self/ns/pid")].join("/");

/** The text of this process's lock, another one for each lock. */
export const ownIdentity = () => `${process.pid} ${startOf(process.pid)} ${PLACE} ${randomUUID()}`;

/** A lock of version 0.4 names no place. */
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

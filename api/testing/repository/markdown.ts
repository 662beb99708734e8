import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";

/** The folders of the repository that contain our own files, not installed or generated ones. */
const FOLDERS = ["api", "web", "e2e", ".github", ".ci", ".vscode"];

const ownFiles = [
  ...readdirSync(".").filter((name) => statSync(name).isFile()),
  ...FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  ),
];

/** The paths of all files of the repository. */
export const files = new Set(ownFiles);

/** The paths of all folders of the repository. */
export const folders = new Set(ownFiles.flatMap(foldersOf));

function foldersOf(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === "." ? [] : [folder, ...foldersOf(folder)];
}

interface Block {
  language: string;
  text: string;
}

export interface Document {
  path: string;
  text: string;
  /** Fenced code blocks. */
  blocks: Block[];
  /** Inline code outside fenced code blocks, without its backticks. */
  spans: string[];
  links: string[];
  /** The anchors of the headings, as GitHub generates them. */
  anchors: Set<string>;
}

const FENCE = /^ *```(\w*)\n([^]*?)^ *```$/gm;

export function readDocument(path: string, text = readFileSync(path, "utf8")): Document {
  const prose = text.replaceAll(FENCE, "");
  const bare = prose.replaceAll(/`[^`\n]+`/g, "");
  return {
    path,
    text,
    blocks: [...text.matchAll(FENCE)].map(([, language = "", code = ""]) => ({ language, text: code })),
    spans: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code),
    links: [...bare.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target),
    anchors: anchorsOf(prose),
  };
}

/** The anchors of all headings. A repeated heading gets a number, as on GitHub: `usage`, then `usage-1`. */
function anchorsOf(prose: string) {
  const anchors = new Set<string>();
  for (const [, heading = ""] of prose.matchAll(/^#+ (.+)$/gm)) {
    const anchor = heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(/\s/g, "-");
    const number = [...Array(anchors.size + 1).keys()].find(
      (each) => !anchors.has(each ? `${anchor}-${each}` : anchor),
    );
    anchors.add(number ? `${anchor}-${number}` : anchor);
  }
  return anchors;
}

/** All Markdown files of the repository. */
export const documents = ownFiles.filter((file) => file.endsWith(".md")).map((path) => readDocument(path));

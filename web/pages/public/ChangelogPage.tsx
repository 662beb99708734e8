import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";
import { DevelopersFrame } from "#web/features/marketing/developers/DevelopersFrame.tsx";
import { changelogText } from "#web/features/marketing/developers/changelog/changelogText.ts";
import { readChangelog } from "#web/features/marketing/developers/changelog/readChangelog.ts";
import { Releases } from "#web/features/marketing/developers/changelog/Releases.tsx";

const releases = readChangelog(changelogText);

/** The changes for users of the API, by version, from CHANGELOG.md. */
export const ChangelogPage = ({ copy }: { copy: DevelopersCopy }) => (
  <DevelopersFrame
    copy={copy}
    page="changelog"
    contents={releases.map(({ version }) => ({ name: version, heading: version }))}
  >
    <Releases releases={releases} />
  </DevelopersFrame>
);

import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";
import { DevelopersFrame } from "#web/features/marketing/developers/DevelopersFrame.tsx";
import { GUIDE } from "#web/features/marketing/developers/guide/guide.ts";

/** The guide to the API, starting with the first call. */
export const DevelopersPage = ({ copy }: { copy: DevelopersCopy }) => (
  <DevelopersFrame copy={copy} page="guide" contents={GUIDE}>
    {GUIDE.map(({ name, heading, Text }) => (
      <section key={name} className="guide-section" aria-labelledby={name}>
        <h2 id={name}>{heading}</h2>
        <Text />
      </section>
    ))}
  </DevelopersFrame>
);

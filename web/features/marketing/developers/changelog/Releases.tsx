import { type Release } from "#web/features/marketing/developers/changelog/readChangelog.ts";
import { InCode } from "#web/features/marketing/developers/reference/Description.tsx";

/** The entries of the changelog for integrators, one section per version. */
export const Releases = ({ releases }: { releases: readonly Release[] }) =>
  releases.map(({ version, entries }) => (
    <section key={version} className="guide-section release" aria-labelledby={version}>
      <h2 id={version}>{version}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>
            <InCode text={entry} />
          </li>
        ))}
      </ul>
    </section>
  ));

import { Parts } from "#web/features/marketing/developers/reference/Parts.tsx";
import { type RestCall } from "#web/features/marketing/developers/rest/readRest.ts";

/** Sections for REST calls: each shows the call's permissions, parameters, response and status codes. */
export const Calls = ({ calls }: { calls: RestCall[] }) =>
  calls.map(({ name, verb, path, summary, description, access, parameters, body, answer, statuses }) => (
    <section key={name} className="guide-section" aria-labelledby={name}>
      <h2 id={name}>
        <a href={`#${name}`}>
          {verb} {path}
        </a>
      </h2>
      <p className="answers-with">{access}</p>
      <p>{`${summary}. ${description}`}</p>
      <Parts of={name} parts={[...parameters, body, answer].filter((part) => part !== null)} />
      <p className="answers-with">{statuses.join(" · ")}</p>
    </section>
  ));

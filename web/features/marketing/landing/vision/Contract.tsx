import { useSite } from "#web/features/marketing/useSite.ts";

/** Spec §1: describes the Contract of Temporary Integration, through which participants join. */
export function Contract() {
  const { contract } = useSite().copy.vision;
  return (
    <article className="contract" aria-labelledby="contract">
      <div className="contract-head">
        <p className="contract-name">{contract.name}</p>
        <h3 id="contract">{contract.title}</h3>
        <p>{contract.text}</p>
        <p className="contract-stamp" aria-hidden="true">
          {contract.stamp}
        </p>
      </div>
      <ol className="contract-points">
        {contract.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </article>
  );
}

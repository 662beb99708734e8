import { PHASES } from "#web/features/marketing/copy/Copy.ts";
import { Measure } from "#web/features/marketing/landing/drawing/Measure.tsx";
import { PhaseDrawing } from "#web/features/marketing/landing/formula/PhaseDrawing.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

/** Spec §9: the formula's phases, each with its number, title, description and result. */
export function Phases() {
  const { formula } = useSite().copy;
  return (
    <ol className="phases">
      {PHASES.map((phase, index) => (
        <li key={phase}>
          <div className="phase-line">
            <PhaseDrawing phase={phase} />
            <span className="balloon" aria-hidden="true">
              {index + 1}
            </span>
          </div>
          <h3>
            <span>
              {formula.phase} {index + 1}
            </span>
            {formula.phases[phase].title}
          </h3>
          <p className="phase-text">{formula.phases[phase].description}</p>
          <p className="phase-result">
            <Measure />
            <span>{formula.result}</span>
            {formula.phases[phase].result}
          </p>
        </li>
      ))}
    </ol>
  );
}

import { type CSSProperties } from "react";

import { type Benefit } from "#web/features/marketing/copy/Copy.ts";
import { benefitLevels } from "#web/features/marketing/landing/benefits/benefitLevels.ts";
import { LevelMark } from "#web/features/marketing/landing/benefits/LevelMark.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

/** A benefit's figures as bars above and below one zero line, to scale, with labels below. */
export function BenefitFigure({ benefit }: { benefit: Benefit }) {
  const { title, text, measures } = useSite().copy.benefits.figures[benefit];
  return (
    <li>
      <div className="levels" style={{ "--levels": measures.length } as CSSProperties}>
        {measures.map(({ figure, label }, index) => {
          const level = benefitLevels[benefit][index] ?? 0;
          return (
            <p key={label} className={level > 0 ? "level level-above" : "level"} style={{ "--level": Math.abs(level) } as CSSProperties}>
              <LevelMark />
              <span>
                <b>{figure}</b>
                {label}
              </span>
            </p>
          );
        })}
      </div>
      <div className="benefit-words">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}

import type { CSSProperties } from "react";

import type { Benefit } from "#web/features/marketing/copy/Copy.ts";
import { benefitLevels } from "#web/features/marketing/landing/figures.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

/** Draws the figures of a benefit to scale as bars above or below a common zero line, with the benefit's text below. */
export function BenefitFigure({ benefit }: { benefit: Benefit }) {
  const { title, text, measures } = useSite().copy.benefits.figures[benefit];
  return (
    <li>
      <div className="levels" style={{ "--levels": measures.length } as CSSProperties}>
        {measures.map(({ figure, label }, index) => {
          const level = benefitLevels[benefit][index] ?? 0;
          return (
            <p
              key={label}
              className={level > 0 ? "level level-above" : "level"}
              style={{ "--level": Math.abs(level) } as CSSProperties}
            >
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

const END = "M0 5L10 -5";

/** A vertical dimension line with an oblique tick at each end; it is as high as its container. */
const LevelMark = () => (
  <svg className="drawing level-mark" aria-hidden="true">
    <line className="measured" x1="5" x2="5" y2="100%" />
    <path className="measured" d={END} />
    <svg y="100%">
      <path className="measured" d={END} />
    </svg>
  </svg>
);

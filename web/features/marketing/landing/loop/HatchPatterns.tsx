import { CATEGORIES } from "#web/features/marketing/copy/Copy.ts";
import { hatches } from "#web/features/marketing/landing/loop/hatches.ts";

export const HatchPatterns = () => (
  <defs>
    {CATEGORIES.map((category) => {
      const { step, turn } = hatches[category];
      return (
        step && (
          <pattern
            key={category}
            id={`hatch-${category}`}
            width={step}
            height={step}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn})`}
          >
            <path d={`M0 0V${step}`} stroke="currentColor" strokeWidth="1.5" />
          </pattern>
        )
      );
    })}
  </defs>
);

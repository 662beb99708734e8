const END = "M0 5L10 -5";

/** A vertical dimension line as high as its box. */
export const LevelMark = () => (
  <svg className="drawing level-mark" aria-hidden="true">
    <line className="measured" x1="5" x2="5" y2="100%" />
    <path className="measured" d={END} />
    <svg y="100%">
      <path className="measured" d={END} />
    </svg>
  </svg>
);

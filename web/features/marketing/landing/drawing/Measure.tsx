const END = "M0 0V12M-4 10L4 2";

/** A horizontal dimension line with an oblique tick at each end; it is as long as its container. */
export const Measure = () => (
  <svg className="drawing measure" aria-hidden="true">
    <path className="measured" d={END} />
    <line className="measured" x2="100%" y1="6" y2="6" />
    <svg x="100%">
      <path className="measured" d={END} />
    </svg>
  </svg>
);

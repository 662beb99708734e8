import { useSite } from "#web/features/marketing/useSite.ts";

interface Props {
  onMove: (step: 1 | -1) => void;
}

export function CarouselButtons({ onMove }: Props) {
  const { clients } = useSite().copy;
  return (
    <div className="clients-buttons">
      <button type="button" aria-label={clients.previous} onClick={() => onMove(-1)}>
        <svg className="drawing" viewBox="0 0 20 20" strokeWidth="1.5" aria-hidden>
          <path d="M19 10H2M8 4l-6 6 6 6" />
        </svg>
      </button>
      <button type="button" aria-label={clients.next} onClick={() => onMove(1)}>
        <svg className="drawing" viewBox="0 0 20 20" strokeWidth="1.5" aria-hidden>
          <path d="M1 10h17M12 4l6 6-6 6" />
        </svg>
      </button>
    </div>
  );
}

/** The ref handle of the carousel: `move` scrolls by one ministry, forwards (1) or backwards (-1). */
export interface Mover {
  move: (step: 1 | -1) => void;
}

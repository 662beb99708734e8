import { SectionHead } from "#web/features/marketing/landing/SectionHead.tsx";
import { Contract } from "#web/features/marketing/landing/vision/Contract.tsx";
import { VisionDrawing } from "#web/features/marketing/landing/vision/VisionDrawing.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

const ACTS = ["completes", "accelerates", "redistributes"] as const;

/** Spec §1: the framework completes, accelerates and redistributes. */
export function CoreVision() {
  const { navigation, vision } = useSite().copy;
  return (
    <section className="section" id="core-vision" aria-labelledby="core-vision-title">
      <div className="wrap">
        <SectionHead mark={navigation["core-vision"]} title={vision.title} lead={vision.lead} id="core-vision-title" />
        <div className="vision-acts">
          <VisionDrawing />
          <ol>
            {ACTS.map((act, index) => (
              <li key={act}>
                <span className="balloon" aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{vision[act].title}</h3>
                <p>{vision[act].text}</p>
              </li>
            ))}
          </ol>
        </div>
        <Contract />
      </div>
    </section>
  );
}

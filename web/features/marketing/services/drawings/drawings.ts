import { type ComponentType } from "react";

import { type Service } from "#web/features/marketing/copy/Copy.ts";
import { BeamDrawing } from "#web/features/marketing/services/drawings/BeamDrawing.tsx";
import { CurveDrawing } from "#web/features/marketing/services/drawings/CurveDrawing.tsx";
import { EnvelopeDrawing } from "#web/features/marketing/services/drawings/EnvelopeDrawing.tsx";
import { ModelDrawing } from "#web/features/marketing/services/drawings/ModelDrawing.tsx";
import { SpecimenDrawing } from "#web/features/marketing/services/drawings/SpecimenDrawing.tsx";

export type Drawing = Service;

/** One drawing per service, each in an SVG view box of 560 by 420. */
export const DRAWINGS: Record<Drawing, ComponentType> = {
  designEngineering: BeamDrawing,
  bimDigital: ModelDrawing,
  tenderCompliance: EnvelopeDrawing,
  capitalAdvisory: CurveDrawing,
  qualityControl: SpecimenDrawing,
};

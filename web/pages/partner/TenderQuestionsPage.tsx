import { Suspense } from "react";
import { useParams } from "react-router-dom";

import { QuestionSection } from "#web/features/questions/QuestionSection.tsx";
import { useSession } from "#web/features/session/useSession.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

const MarkRead = lazyComponent(async () => (await import("#web/features/notices/MarkRead.tsx")).MarkRead);

export function TenderQuestionsPage() {
  const { tenderId = "" } = useParams();
  const { user } = useSession();
  const isAdmin = Boolean(user?.isAdmin);
  return (
    <>
      <PageHeader
        title="Questions"
        lead="What was asked about the tender, and answered for everybody."
        back={{ to: paths.tender(tenderId), label: "Tender" }}
      />
      <QuestionSection key={tenderId} tenderId={tenderId} isAdmin={isAdmin} />
      <Suspense>
        <MarkRead key={tenderId} tenderId={tenderId} about="ownQuestions" />
      </Suspense>
    </>
  );
}

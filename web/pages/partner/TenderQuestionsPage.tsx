import { Suspense } from "react";
import { useParams } from "react-router-dom";

import { QuestionSection } from "#web/features/questions/QuestionSection.tsx";
import { useSession } from "#web/features/session/useSession.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";
import { lazyComponent } from "#web/ui/lazyComponent.ts";
import { words } from "#web/features/questions/words/questions.en.ts";

const MarkRead = lazyComponent(async () => (await import("#web/features/notices/MarkRead.tsx")).MarkRead);

export function TenderQuestionsPage() {
  const { tenderId = "" } = useParams();
  const { user } = useSession();
  const isAdmin = Boolean(user?.isAdmin);
  return (
    <>
      <PageHeader
        title={words.questions}
        lead={words.whatWasAskedAboutTheTender}
        back={{ to: paths.tender(tenderId), label: words.tender }}
      />
      <QuestionSection key={tenderId} tenderId={tenderId} isAdmin={isAdmin} />
      <Suspense>
        <MarkRead key={tenderId} tenderId={tenderId} about="ownQuestions" />
      </Suspense>
    </>
  );
}

import { QuestionQueue } from "#web/features/questions/QuestionQueue.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function QuestionsPage() {
  return (
    <>
      <PageHeader
        title="Questions"
        lead="About all tenders, those with the least time left first. Nobody is told who asked."
        back={{ to: paths.dashboard, label: "Dashboard" }}
      />
      <QuestionQueue />
    </>
  );
}

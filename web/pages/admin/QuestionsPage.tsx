import { QuestionQueue } from "#web/features/questions/QuestionQueue.tsx";
import { words } from "#web/pages/admin/words/questions.en.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function QuestionsPage() {
  return (
    <>
      <PageHeader
        title={words.questions}
        lead={words.aboutAllTendersThoseWith}
        back={{ to: paths.dashboard, label: words.dashboard }}
      />
      <QuestionQueue />
    </>
  );
}

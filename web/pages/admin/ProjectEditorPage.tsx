import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";

import { contentLists, NEW } from "#web/features/content/management/contentLists.ts";
import { ProjectEditor, useProjectToEdit } from "#web/features/content/editors/ProjectEditor.tsx";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

const [, PROJECTS] = contentLists;
const BACK = { to: PROJECTS.to, label: "Content" };

export function ProjectEditorPage() {
  const { id = NEW } = useParams();
  const navigate = useNavigate();
  // The id of the project that this form has created. After that, the URL contains this id, but the form stays mounted
  // and does not read the project again.
  const [created, setCreated] = useState<string | null>(null);
  const isNew = id === NEW || id === created;
  const { project, absent, failed, readAgain } = useProjectToEdit(id, isNew);

  function goOn(newId: string) {
    setCreated(newId);
    void navigate(PROJECTS.editor(newId), { replace: true });
  }

  if (absent)
    return <PageHeader title="Project not found" lead="It was deleted, or the address is mistyped." back={BACK} />;
  return (
    <>
      <PageHeader title={id === NEW ? "New Project" : "Edit Project"} back={BACK} />
      {isNew || project ? (
        <ProjectEditor
          key={isNew ? NEW : id}
          project={isNew ? null : (project ?? null)}
          readAgain={readAgain}
          onCreated={goOn}
        />
      ) : failed ? (
        <ErrorState text="The project could not be loaded." onRetry={() => void readAgain()} />
      ) : (
        <CardSkeletons count={5} height={88} />
      )}
    </>
  );
}

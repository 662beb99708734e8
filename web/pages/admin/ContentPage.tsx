import { Button } from "@mui/material";
import { Link, useSearchParams } from "react-router-dom";

import { capitalised, contentListOf, NEW } from "#web/features/content/management/contentLists.ts";
import { ContentPosts } from "#web/features/content/management/ContentPosts.tsx";
import { ContentProjects } from "#web/features/content/management/ContentProjects.tsx";
import { ContentTabs } from "#web/features/content/management/ContentTabs.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function ContentPage() {
  const [address] = useSearchParams();
  const { name, noun, editor } = contentListOf(address);

  return (
    <>
      <PageHeader
        title="Content"
        lead="Posts of the blog and projects of the showcase. Only what is published is shown to visitors."
        back={{ to: paths.dashboard, label: "Dashboard" }}
        action={
          <Button
            variant="contained"
            color="primary"
            component={Link}
            to={editor(NEW)}
          >{`New ${capitalised(noun)}`}</Button>
        }
      />
      <ContentTabs shown={name} />
      {name === "posts" ? <ContentPosts /> : <ContentProjects />}
    </>
  );
}

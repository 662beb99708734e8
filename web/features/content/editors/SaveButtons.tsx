import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";

import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { UnreachedAlert } from "#web/ui/forms/UnreachedAlert.tsx";

interface Props {
  published: boolean;
  /**
   * Called before the form is submitted. True publishes the post or project, false unpublishes it, undefined only
   * saves.
   */
  want: (published?: boolean) => void;
  /** The URL at which visitors read the published post or project. */
  shownAt: string;
}

export const saveLabel = (published: boolean) => (published ? "Save changes" : "Save draft");

/** The buttons of an editor. Save is the first submit button, so that Enter in a field saves. */
export function SaveButtons({ published, want, shownAt }: Props) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1, mt: 3 }}>
      <UnreachedAlert />
      <SubmitButton label={saveLabel(published)} busy="Saving..." onPress={() => want()} />
      <SubmitButton
        secondary
        label={published ? "Unpublish" : "Publish"}
        busy={published ? "Unpublish" : "Publish"}
        onPress={() => want(!published)}
      />
      {published && (
        <Button variant="text" component={Link} to={shownAt} sx={{ ml: 1 }}>
          View as a visitor
        </Button>
      )}
    </Box>
  );
}

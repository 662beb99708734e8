import { Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { PageHeader } from "#web/ui/PageHeader.tsx";

interface Props {
  title: string;
  next: { to: string; label: string };
}

/** A page that is announced and not there yet says so, and gives one next step. */
export function ComingPage({ title, next }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <Typography sx={{ maxWidth: "60ch", mb: 3 }}>
        This page is not there yet. It is on the drawing board, and it will stand at this same address.
      </Typography>
      <Button component={Link} to={next.to} variant="contained" color="primary">{next.label}</Button>
    </>
  );
}

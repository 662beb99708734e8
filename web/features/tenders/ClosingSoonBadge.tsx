import { MarkBadge } from "#web/ui/MarkBadge.tsx";

export const ClosingSoonBadge = () => <MarkBadge>CLOSING SOON</MarkBadge>;

import { AfterStart } from "#web/ui/AfterStart.tsx";

const load = async () => (await import("#web/features/questions/OpenQuestionCount.tsx")).OpenQuestionCount;

/** Keeps the count of questions that wait for an answer up to date. */
export const LateQuestionCount = () => <AfterStart load={load} />;

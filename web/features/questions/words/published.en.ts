export const words = {
  yourCompanyAskedThis: "Your company asked this.",
  yourCompanyAsked: (text: string) => `Your company asked: ${text}`,
  answered: "Answered ",
  correctedOn: ", corrected on ",
  earlierAnswers: (answers: number) => (answers === 1 ? "Earlier answer" : `${answers} earlier answers`),
  givenOn: (answeredAt: string) => `Given on ${answeredAt}`,
};

import { type VerifyCopy } from "#web/features/marketing/copy/VerifyCopy.ts";

/** Instructions for computing the SHA-256 of a receipt and of a closing seal with command-line tools. */
export const ByHand = ({ words: { title, receipt, seal, commands, shows } }: { words: VerifyCopy["byHand"] }) => (
  <section className="verify-hand" aria-labelledby="by-hand">
    <h2 id="by-hand">{title}</h2>
    {[receipt, seal].map(({ heading, steps, command }) => (
      <section key={heading}>
        <h3>{heading}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <pre>
          <code>{command}</code>
        </pre>
      </section>
    ))}
    <p>{commands}</p>
    <section>
      <h3>{shows.heading}</h3>
      {shows.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  </section>
);

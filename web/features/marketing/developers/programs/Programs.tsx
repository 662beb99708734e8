import {
  PROGRAM_LANGUAGES,
  PROGRAM_TASKS,
  type ProgramLanguage,
} from "#web/features/marketing/developers/programs/programs.ts";

const LANGUAGES = Object.keys(PROGRAM_LANGUAGES) as ProgramLanguage[];

/**
 * Example programs to copy, each collapsed at first.
 * @param texts the program texts by path, for example `python/axion.py`
 */
export const Programs = ({ texts }: { texts: Readonly<Record<string, string>> }) => (
  <>
    <p>
      Node.js with <code>tsx</code>, Python 3.8, or a shell with curl 7.71 is all that they need. <code>AXION_URL</code>{" "}
      is the address of this portal, <code>AXION_TOKEN</code> your token. The head of each file says how it is called
      and which scopes it needs. Every program is run by the product&#8217;s tests.
    </p>
    {PROGRAM_TASKS.map(({ name, heading, text, files }) => (
      <section key={name} className="guide-section" aria-labelledby={name}>
        <h2 id={name}>{heading}</h2>
        <p>{text}</p>
        {LANGUAGES.flatMap((language) =>
          files[language].map((file) => (
            <details key={file} className="program">
              <summary>
                {PROGRAM_LANGUAGES[language]}: <code>{file}</code>
              </summary>
              <div className="example">
                <pre data-copied="">
                  <code>{texts[`${language}/${file}`]}</code>
                </pre>
              </div>
            </details>
          )),
        )}
      </section>
    ))}
  </>
);

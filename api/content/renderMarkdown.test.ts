import { renderMarkdown } from "#api/content/renderMarkdown.ts";

test.each([
  [
    "paragraphs and emphasis",
    "One *two* **three** ~~four~~\n\nFive",
    "<p>One <em>two</em> <strong>three</strong> <del>four</del></p>\n<p>Five</p>\n",
  ],
  ["lists", "- a\n- b\n\n3. c", '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<ol start="3">\n<li>c</li>\n</ol>\n'],
  ["quotes", "> said", "<blockquote>\n<p>said</p>\n</blockquote>\n"],
  ["code", "```html\n<b>\n```", "<pre><code>&lt;b&gt;\n</code></pre>\n"],
  ["links", "[a](https://a.example)", '<p><a href="https://a.example" rel="noopener noreferrer nofollow">a</a></p>\n'],
  [
    "e-mail addresses",
    "<ada@a.example>",
    '<p><a href="mailto:ada@a.example" rel="noopener noreferrer nofollow">ada@a.example</a></p>\n',
  ],
  ["links to our own pages", "[a](/blog/b)", '<p><a href="/blog/b" rel="noopener noreferrer nofollow">a</a></p>\n'],
  ["images", '![a](https://a.example/b.png "c")', '<p><img src="https://a.example/b.png" alt="a" title="c" /></p>\n'],
])("%s are shown", (_what, markdown, html) => {
  expect(renderMarkdown(markdown)).toBe(html);
});

test("a table's head names its columns, and its alignment is kept", () => {
  const html = renderMarkdown("| Part | USD |\n|:--|--:|\n| Deck | 7 |");

  expect(html).toContain('<th align="left" scope="col">Part</th>\n<th align="right" scope="col">USD</th>');
  expect(html).toContain('<td align="left">Deck</td>\n<td align="right">7</td>');
});

test.each([
  ["# A\n## B", ["h2", "h3"]],
  ["## A\n### B\n## C", ["h2", "h3", "h2"]],
  ["### A\n# B", ["h2", "h2"]],
  ["# A\n#### B\n###### C", ["h2", "h3", "h4"]],
  ["# A\n## B\n### C\n#### D\n##### E\n###### F", ["h2", "h3", "h4", "h5", "h6", "h6"]],
  ["<h1 id=x>A</h1>", ["h2"]],
])("the page's h1 is the title: %j has %j", (markdown, levels) => {
  const found = [...renderMarkdown(markdown).matchAll(/<(h\d)>/g)].map(([, level]) => level);

  expect(found).toEqual(levels);
});

const NASTY = [
  "<script>alert(1)</script>",
  "<script src=//evil.example></script>",
  "<scr<script>ipt>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<img src="https://a.example/b.png" srcset="javascript:x 1x" onload=x style="position:fixed">',
  "[a](javascript:alert(1))",
  "[a](&#106;avascript:alert(1))",
  "[a](JAVASCRIPT:alert(1))",
  "[a](<java\tscript:alert(1)>)",
  "[a](vbscript:x)",
  "[a](data:text/html,<script>alert(1)</script>)",
  "![a](data:image/svg+xml;base64,PHN2Zz4=)",
  "![a](javascript:alert(1))",
  "![a](http://a.example/b.png)",
  "![a](/b.png)",
  "![a](//evil.example/b.png)",
  "[a](//evil.example)",
  '<a href="javascript:x" onclick=x style=x id=x class=x target=_blank>a</a>',
  '<a href="https://a.example" rel="opener" ping="https://evil.example">a</a>',
  "<iframe src=https://evil.example></iframe>",
  "<svg><script>alert(1)</script><a xlink:href='javascript:x'>a</a></svg>",
  "<math><mi xlink:href='javascript:x'>a</mi></math>",
  "<style>body { display: none }</style>",
  "<link rel=stylesheet href=//evil.example>",
  "<meta http-equiv=refresh content=0>",
  "<base href=//evil.example>",
  "<form action=//evil.example><input name=a><button>Go</button></form>",
  "<object data=x></object><embed src=x>",
  "<p style='background:url(//evil.example)' id=root class=x onmouseover=x>a</p>",
  "<!--[if IE]><script>alert(1)</script><![endif]-->",
  "<textarea><img src=x onerror=x></textarea>",
  // CVE-2026-63670: sanitize-html before 2.17.6, if it allows textarea or xmp.
  "<textarea></textarea/><img src=x onerror=x>",
  "<xmp></xmp/><img src=x onerror=x></xmp>",
  // CVE-2026-84371: sanitize-html before 2.17.7, if it allows SVG.
  "<svg><a><animate attributeName=href values=javascript:x></animate><text>a</text></a></svg>",
  "<svg><set attributeName=onmouseover to=x></set></svg>",
  "<noscript><p title='</noscript><img src=x onerror=x>'></noscript>",
  "| <script>x</script> |\n|--|\n| <b onclick=x>y</b> |",
];

/** Matches every opening tag of the HTML: group 1 is the tag's name, group 2 its attributes. */
const tagsOf = (html: string) => [...html.matchAll(/<([a-z0-9]+)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>/g)];

test.each(NASTY)("nothing of %j runs, styles or loads", (markdown) => {
  const html = renderMarkdown(markdown);

  for (const [, name, attributes = ""] of tagsOf(html)) {
    expect(name).toMatch(/^(h[2-6]|p|pre|code|em|strong|a|img|table|thead|tbody|tr|th|td)$/);
    for (const [, attribute, value] of attributes.matchAll(/([a-z-]+)="([^"]*)"/g)) {
      expect(attribute).toMatch(/^(href|rel|src|alt|title|scope)$/);
      if (attribute === "href" || attribute === "src") expect(value).toMatch(/^https:\/\/a\.example/);
      if (attribute === "rel") expect(value).toBe("noopener noreferrer nofollow");
    }
  }
  expect(html.replaceAll(/<\/?[a-z0-9]+(?:\s+[a-z-]+="[^"]*")*\s*\/?>/g, "")).not.toContain("<");
});

test("a text that overflows the stack is shown as typed", () => {
  const html = renderMarkdown(`<script>alert("&")</script>\n\n${">".repeat(90_000)}`);

  expect(html.startsWith("<p>&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;</p>\n<p>&gt;&gt;")).toBe(true);
});

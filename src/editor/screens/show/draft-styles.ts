/** The styles of what a draft has around its pages, in a document that has those of the site too. */
export const draftStyles = `
body {
  margin: 0;
}
.draft-icons {
  display: none;
}
.draft-band,
.draft-pages,
.draft-answer,
.draft-message {
  font:
    1.0625rem/1.45 'Atkinson Hyperlegible Next',
    system-ui,
    sans-serif;
  color: #141a19;
}
.draft-band {
  background: #fdf0cd;
  border-bottom: 2px solid #141a19;
}
.draft-band b {
  display: block;
  padding: 0.6rem 1rem;
  background: repeating-linear-gradient(-45deg, #f5b31b 0 1rem, #f8c552 1rem 2rem);
}
.draft-band p {
  margin: 0;
  padding: 0.6rem 1rem;
}
.draft-pages {
  display: flex;
  flex-wrap: wrap;
  background: #fff;
  border-bottom: 1px solid #8a938f;
}
.draft-pages a {
  padding: 0.75rem 1rem;
  color: inherit;
  font-weight: 650;
}
.draft-new {
  outline: 3px solid #f5b31b;
  outline-offset: 3px;
}
.draft-answer {
  position: sticky;
  bottom: 0;
  z-index: 9;
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  padding: 0.75rem 1rem;
  background: #f3f6f6;
  border-top: 2px solid #141a19;
}
.draft-answer > p {
  flex: 1 0 100%;
  margin: 0;
}
.draft-answer details {
  flex: 1 1 9rem;
}
.draft-answer details[open] {
  flex: 1 0 100%;
}
.draft-answer summary,
.draft-answer button,
.draft-button {
  display: block;
  box-sizing: border-box;
  min-height: 3rem;
  padding: 0.7rem 1rem;
  border: 2px solid #141a19;
  border-radius: 6px;
  background: #fff;
  color: inherit;
  font:
    650 1.0625rem/1.3 'Atkinson Hyperlegible Next',
    system-ui,
    sans-serif;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.draft-answer > a {
  flex: 1 1 9rem;
}
.draft-answer summary {
  list-style: none;
}
.draft-answer summary::-webkit-details-marker {
  display: none;
}
.draft-answer > :last-child > summary,
.draft-answer > a:last-child,
.draft-answer button {
  border-color: #00695f;
  background: #00695f;
  color: #fff;
}
.draft-answer form {
  display: grid;
  gap: 0.75rem;
  padding-top: 0.75rem;
}
.draft-answer form p {
  display: grid;
  gap: 0.25rem;
  margin: 0;
}
.draft-answer :is(input, textarea) {
  box-sizing: border-box;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid #141a19;
  border-radius: 6px;
  background: #fff;
  color: inherit;
  font: inherit;
}
.draft-answer label {
  font-weight: 650;
}
.draft-answer :focus-visible,
.draft-pages :focus-visible,
.draft-message :focus-visible {
  outline: 3px solid #141a19;
  outline-offset: 2px;
  box-shadow: 0 0 0 2px #f5b31b;
}
.draft-message {
  display: grid;
  gap: 1rem;
  max-width: 34rem;
  margin: 15vh auto 0;
  padding: 1rem;
}
.draft-message :is(h1, p) {
  margin: 0;
}
@media print {
  .draft-answer {
    display: none;
  }
}
`;

/** The styles of a rehearsal's page in addition to the calendar's styles. */
export const rehearsalStyles = `
h4 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
section.moment { margin-top: 1.25rem; padding: .25rem 0 0 1rem; border-top: 0; border-inline-start: .3rem solid var(--come); }
section.moment h4 { margin-top: 0; }
.differences { margin: .5rem 0; padding: 0; list-style: none; }
.differences > li { margin: 0 0 .75rem; }
.words { padding: .4rem .7rem; background: var(--soft); border-radius: .3rem; overflow-wrap: anywhere; }
del, ins { display: block; text-decoration: none; }
del { color: var(--quiet); }
del::before { content: "− "; } ins::before { content: "+ "; }
del + ins { margin-top: .2rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
details { margin: .25rem 0; }
summary { cursor: pointer; padding: .25rem 0; color: #1c4f9c; width: fit-content; }
.pages { margin: .25rem 0 .5rem; padding: 0; list-style: none; columns: 22rem auto; }
.pages li { padding: .15rem 0; break-inside: avoid; overflow-wrap: anywhere; }
.pages .path { margin-inline-end: .5rem; }
.pages a { display: inline-block; padding: .2rem .1rem; }
.visitor { margin-top: .5rem; padding: .25rem .75rem; background: var(--soft); }
td details { margin: 0; }
`;

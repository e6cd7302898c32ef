const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 480"><rect width="720" height="480" fill="#dbe7ee"/><circle cx="560" cy="130" r="56" fill="#f2c14e"/><path d="M0 320q150-100 300-40t420-10v210H0z" fill="#8fb3b0"/><path d="M0 380q200-60 400-10t320-20v130H0z" fill="#23404f"/></svg>`;

/** A drawn landscape of 720 by 480 px for stories. It needs no server. */
export const EXAMPLE_PICTURE = `data:image/svg+xml,${encodeURIComponent(SVG)}`;

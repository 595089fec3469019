// The types of styles, for the blocks of a site.
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}

/** The build of mammoth that needs neither files nor Node. */
declare module 'mammoth/mammoth.browser.js' {
  import mammoth from 'mammoth';
  export default mammoth;
}

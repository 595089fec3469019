/** The Network Information API, which some browsers have. */
interface Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** The links that open another program with a message. All of them work without scripts. */
export type SendLinks = { whatsapp: string; sms: string; email: string };

/** Links with a message and the URL of its page. */
export function sendLinks(message: string, url: string, title: string): SendLinks {
  const text = encodeURIComponent(`${message} ${url}`);
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    // Android reads what follows the question mark, iPhones what follows the ampersand.
    sms: `sms:?&body=${text}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${text}`,
  };
}

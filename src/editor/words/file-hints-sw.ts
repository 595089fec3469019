/** The same for the fields of pages, the settings, the theme and data files. */
export const fileHintsSw: Readonly<Record<string, string>> = {
  'In English': 'Kwa Kiingereza',
  'A page of the site.': 'Ukurasa wa tovuti.',
  'Words in the message and on the sheet of a page.':
    'Maneno katika ujumbe na kwenye tangazo la ukurasa.',
  'Words of the offer to put the site on the home screen of a phone.':
    'Maneno ya pendekezo la kuweka tovuti kwenye skrini ya kwanza ya simu.',
  'The title of the page: in the browser’s tab, in search results, in menus.':
    'Kichwa cha ukurasa: kwenye kichupo cha kivinjari, katika matokeo ya utafutaji, kwenye menyu.',
  'One or two sentences for search engines and for shared links.':
    'Sentensi moja au mbili kwa injini za utafutaji na viungo vinavyoshirikiwa.',
  'What visitors send on with “Send this page”, before the link: at most 300 characters that stand alone, without the page.':
    'Kinachotumwa na wageni kwa “Tuma ukurasa huu”, kabla ya kiungo: herufi zisizozidi 300 zinazoeleweka zenyewe, bila ukurasa.',
  'Left out, it is made of the prices, dates and contacts on the page.':
    'Ukiachwa, unatungwa kutokana na bei, tarehe na anwani zilizo kwenye ukurasa.',
  'The language of the page, where it is not that of the page above it or of the site: one of the languages of the site.':
    'Lugha ya ukurasa, pale isipokuwa ile ya ukurasa wa juu yake au ya tovuti: mojawapo ya lugha za tovuti.',
  'The address of the page that says the same in the language of the site.':
    'Anwani ya ukurasa unaosema yale yale kwa lugha ya tovuti.',
  'The header leads from one to the other.':
    'Kichwa cha tovuti huelekeza kutoka mmoja hadi mwingine.',
  'The day on which the page last changed in what it says; of a translation, the day of the page that it follows.':
    'Siku ambayo ukurasa ulibadilika mwisho katika unachosema; wa tafsiri, siku ya ukurasa unaoufuata.',
  'A translation that is older is reported.': 'Tafsiri iliyo ya zamani zaidi huripotiwa.',
  'The addresses that the page had before.': 'Anwani ambazo ukurasa ulikuwa nazo zamani.',
  'Visitors who open one of them are redirected to this page.':
    'Wageni wanaofungua mojawapo huelekezwa kwenye ukurasa huu.',
  'An address without the host: /prices.': 'Anwani bila jina la mwenyeji: /prices.',
  'Whether the page, and everything that would link to it automatically, is kept off the site.':
    'Kama ukurasa, na vyote vinavyouelekea vyenyewe, vinawekwa nje ya tovuti.',
  'Only editors see it then.': 'Hapo wahariri tu huuona.',
  'The first day on which the page is on the site, by the time zone of the site.':
    'Siku ya kwanza ambayo ukurasa upo kwenye tovuti, kwa majira ya tovuti.',
  'The last day on which the page is on the site.':
    'Siku ya mwisho ambayo ukurasa upo kwenye tovuti.',
  'Whether the page is fetched for visitors who look at a second page, so that they can open it without a network.':
    'Kama ukurasa unaletwa kwa wageni wanaoangalia ukurasa wa pili, ili waweze kuufungua bila mtandao.',
  'For the few that are asked for most.': 'Kwa zile chache zinazoombwa zaidi.',
  'The day of the news, where the page is news: it then stands in the feed that visitors can subscribe to.':
    'Siku ya habari, pale ukurasa ni habari: basi huwa kwenye mlisho ambao wageni wanaweza kujiandikisha.',
  'The contact whom visitors ask about this page.': 'Mawasiliano ya kuulizwa kuhusu ukurasa huu.',
  'A printed page shows it, and so does a line “Last updated” that shows who answers for the page.':
    'Ukurasa uliochapishwa kwenye karatasi huionyesha, na pia mstari “Ilisasishwa mwisho” unaoonyesha anayejibu kuhusu ukurasa.',
  'The day on which somebody last looked whether everything on the page is still right.':
    'Siku ambayo mtu aliangalia mwisho kama kila kitu kwenye ukurasa bado ni sahihi.',
  'A review that was due by then is done.': 'Ukaguzi uliotakiwa kufikia siku hiyo umefanyika.',
  'The pattern of the page, by its name.': 'Ruwaza ya ukurasa, kwa jina lake.',
  'Left out, that of the page above it.': 'Ikiachwa, ile ya ukurasa wa juu yake.',
  'How the page is listed in the menu, the footer and the site map.':
    'Jinsi ukurasa unavyoorodheshwa kwenye menyu, kijachini na ramani ya tovuti.',
  'What the page is called in menus.': 'Ukurasa unavyoitwa kwenye menyu.',
  'Left out, its title.': 'Likiachwa, kichwa chake.',
  'Its position among its neighbours: lower numbers come first.':
    'Nafasi yake kati ya majirani: namba ndogo hutangulia.',
  'Left out, it comes last.': 'Ikiachwa, huwa wa mwisho.',
  'The page it belongs under, where that is not its folder: /pathways.':
    'Ukurasa ambao uko chini yake, pale usipokuwa folda yake: /pathways.',
  'Whether the menu lists it; of a page on the third level or deeper, whether the page above it does.':
    'Kama menyu huuorodhesha; wa ukurasa wa ngazi ya tatu au chini zaidi, kama ukurasa wa juu yake hufanya hivyo.',
  'Left out: a page below another page is listed, a page of the first level is not.':
    'Ikiachwa: ukurasa ulio chini ya mwingine huorodheshwa, wa ngazi ya kwanza hauorodheshwi.',
  'Whether this page and those below it are a section: its pages list those below them, show the menu of the section, and lead on to the next page.':
    'Kama ukurasa huu na walio chini yake ni sehemu: kurasa zake huorodhesha walio chini, huonyesha menyu ya sehemu, na huelekeza kwenye ukurasa unaofuata.',
  'Left out, pages with a third level below them are one.':
    'Ikiachwa, kurasa zenye ngazi ya tatu chini yake huwa sehemu.',
  'The site-map group, as the settings name it.':
    'Kundi la ramani ya tovuti, kama mipangilio inavyolitaja.',
  'Left out, that of the page it belongs under.':
    'Likiachwa, lile la ukurasa ambao uko chini yake.',
  'Whether it is listed among the footer’s quick links; a text lists it there under that label.':
    'Kama unaorodheshwa kati ya viungo vya haraka vya kijachini; maandishi huuorodhesha hapo kwa jina hilo.',
  'Whether the footer lists it.': 'Kama kijachini huuorodhesha.',
  'Its label there.': 'Jina lake hapo.',
  'Further links at the end of this page’s menu, for example to an outside site.':
    'Viungo zaidi mwishoni mwa menyu ya ukurasa huu, kwa mfano kwa tovuti ya nje.',
  'A link in the page’s menu.': 'Kiungo katika menyu ya ukurasa.',
  'What is on the page, from top to bottom.': 'Kilicho kwenye ukurasa, kutoka juu hadi chini.',
  'A part of the page.': 'Sehemu ya ukurasa.',
  'What holds for the whole site.': 'Kinachohusu tovuti nzima.',
  'The name of the organisation.': 'Jina la shirika.',
  'It is part of every page’s title.': 'Ni sehemu ya kichwa cha kila ukurasa.',
  'The small words under the name in the header.':
    'Maneno madogo chini ya jina kwenye kichwa cha tovuti.',
  'The address of this site, beginning with https://; with a folder where it stands in one.':
    'Anwani ya tovuti hii, ikianza na https://; pamoja na folda kama iko ndani ya folda.',
  'The language of the site, for example en-KE.': 'Lugha ya tovuti, kwa mfano en-KE.',
  'What the organisation is, for search engines, by its name in schema.org: HighSchool, Library, MedicalClinic.':
    'Shirika ni nini, kwa injini za utafutaji, kwa jina lake katika schema.org: HighSchool, Library, MedicalClinic.',
  'The currency of all amounts as its code of three capitals, for example EUR.':
    'Sarafu ya viasi vyote kwa herufi zake tatu kubwa, kwa mfano EUR.',
  'The format in which this content is written.': 'Muundo ambao maudhui haya yameandikwa nao.',
  'Upgrading the engine raises it.': 'Kusasisha injini huuongeza.',
  'The time zone of the place: a continent and a city in it, for example Africa/Nairobi.':
    'Majira ya mahali: bara na mji ulio humo, kwa mfano Africa/Nairobi.',
  'Words of the interface, where others suit this site better.':
    'Maneno ya kiolesura, pale mengine yanafaa tovuti hii zaidi.',
  'Left out, they follow the language.': 'Yakiachwa, hufuata lugha.',
  'Words in braces are filled in by the website.':
    'Maneno yaliyo ndani ya mabano hujazwa na tovuti.',
  'Words around every page.': 'Maneno yanayozunguka kila ukurasa.',
  'Words in the countdown.': 'Maneno katika hesabu ya muda.',
  'Words for an address that does not exist.': 'Maneno ya anwani isiyokuwepo.',
  'Words at the former address of a page.': 'Maneno kwenye anwani ya zamani ya ukurasa.',
  'Words where there is no network.': 'Maneno pale hakuna mtandao.',
  'Words of the search.': 'Maneno ya utafutaji.',
  'For none, in languages with a form for it.': 'Kwa hakuna, katika lugha zenye umbo lake.',
  'For one.': 'Kwa moja.',
  'For two, in languages with a form for it.': 'Kwa mbili, katika lugha zenye umbo lake.',
  'For a few, in languages with a form for them.': 'Kwa chache, katika lugha zenye umbo lake.',
  'For many, in languages with a form for them.': 'Kwa nyingi, katika lugha zenye umbo lake.',
  'For all other numbers.': 'Kwa namba nyingine zote.',
  'Words in the footer.': 'Maneno katika kijachini.',
  'Words on pages of any kind.': 'Maneno kwenye kurasa za aina yoyote.',
  'Words beside telephone numbers and addresses.': 'Maneno kando ya namba za simu na anwani.',
  'Words at the map.': 'Maneno kwenye ramani.',
  'Words beside amounts.': 'Maneno kando ya viasi.',
  'Words beside opening hours.': 'Maneno kando ya saa za kufunguliwa.',
  'Words in calendars and in the files made from them.':
    'Maneno katika kalenda na katika faili zinazotengenezwa kutokana nazo.',
  'Words for what is kept on the device of a visitor.':
    'Maneno ya kinachohifadhiwa kwenye kifaa cha mgeni.',
  'Words at embedded reports.': 'Maneno kwenye ripoti zilizopachikwa.',
  'Words at lists that visitors tick.': 'Maneno kwenye orodha ambazo wageni huweka alama.',
  'Words in the track explorer.': 'Maneno katika kivinjari cha njia za masomo.',
  'Words in the curriculum browser.': 'Maneno katika kivinjari cha mtaala.',
  'The mark in the header.': 'Alama kwenye kichwa cha tovuti.',
  'The small mark in the browser’s tab.': 'Alama ndogo kwenye kichupo cha kivinjari.',
  'Left out, that of the header.': 'Ikiachwa, ile ya kichwa cha tovuti.',
  'The picture for shared links of pages without a picture.':
    'Picha ya viungo vinavyoshirikiwa vya kurasa zisizo na picha.',
  'Lets outside sites know which site a visitor comes from.':
    'Huzijulisha tovuti za nje mgeni ametoka tovuti gani.',
  'The name in the address, for example from.': 'Jina lililo kwenye anwani, kwa mfano from.',
  'The identifier itself.': 'Kitambulisho chenyewe.',
  'Offices, by name.': 'Ofisi, kwa majina.',
  'One is called main.': 'Moja inaitwa main.',
  'How an office is reached.': 'Jinsi ofisi inavyofikiwa.',
  'What this office is called.': 'Ofisi hii inavyoitwa.',
  'The telephone number, in quotes: "+254 700 000 000".':
    'Namba ya simu, ndani ya alama za nukuu: "+254 700 000 000".',
  'The number that answers on WhatsApp, with the country: "+254 700 000 000".':
    'Namba inayojibu kwenye WhatsApp, pamoja na nchi: "+254 700 000 000".',
  'Left out, no such way is offered.': 'Ikiachwa, njia hiyo haitolewi.',
  'The e-mail address.': 'Anwani ya barua pepe.',
  'The postal address.': 'Anwani ya posta.',
  'All addresses outside this site, by name.': 'Anwani zote zilizo nje ya tovuti hii, kwa majina.',
  'Pages use the name.': 'Kurasa hutumia jina.',
  'An address outside this site.': 'Anwani iliyo nje ya tovuti hii.',
  'Its address, beginning with https://.': 'Anwani yake, ikianza na https://.',
  'Whether the identifier is added to the address.': 'Kama kitambulisho huongezwa kwenye anwani.',
  'Where the files of this site are kept on the web.':
    'Mahali faili za tovuti hii zinapohifadhiwa mtandaoni.',
  'With it, the site can be edited at /edit by those who may change them.':
    'Ikiwepo, tovuti inaweza kuhaririwa katika /edit na wanaoruhusiwa kuzibadilisha.',
  'The address of the repository, as the browser shows it: https://github.com/ with the names of its owner and of itself.':
    'Anwani ya hazina, kama kivinjari kinavyoionyesha: https://github.com/ pamoja na majina ya mmiliki wake na lake.',
  'The branch that is published.': 'Tawi linalochapishwa.',
  'Left out, the main branch of the repository.': 'Likiachwa, tawi kuu la hazina.',
  'The folder of the content in the repository.': 'Folda ya maudhui katika hazina.',
  'Left out, content.': 'Ikiachwa, content.',
  'Whether somebody else has to agree before changes are published.':
    'Kama mtu mwingine lazima akubali kabla ya mabadiliko kuchapishwa.',
  'Left out, editors publish themselves.': 'Ikiachwa, wahariri huchapisha wenyewe.',
  'A small service of your own that lets editors sign in with a button.':
    'Huduma ndogo yenu wenyewe inayowaruhusu wahariri kuingia kwa kitufe.',
  'Left out, they paste an access token.': 'Ikiachwa, hubandika tokeni ya ufikiaji.',
  'Where the service answers.': 'Mahali huduma inapojibu.',
  'The client ID of the app that the host knows the service by.':
    'Kitambulisho cha mteja cha programu ambacho mwenyeji anaijulia huduma.',
  'What may be embedded from other hosts.': 'Kinachoweza kupachikwa kutoka kwa wenyeji wengine.',
  'The hosts that pages may embed.': 'Wenyeji ambao kurasa zinaweza kuwapachika.',
  'A host, for example maps.example.': 'Mwenyeji, kwa mfano maps.example.',
  'The address of the embedded map.': 'Anwani ya ramani iliyopachikwa.',
  'Where the site is served: the build writes what that host reads.':
    'Mahali tovuti inapohudumiwa: ujenzi huandika kile ambacho mwenyeji huyo husoma.',
  'Left out, it writes what any host can serve.':
    'Ikiachwa, huandika kile ambacho mwenyeji yeyote anaweza kuhudumia.',
  'The site map.': 'Ramani ya tovuti.',
  'The groups of the site map, in order.': 'Makundi ya ramani ya tovuti, kwa mpangilio.',
  'Pages without a group go into the last one.': 'Kurasa zisizo na kundi huingia la mwisho.',
  'The name of a group.': 'Jina la kundi.',
  'The footer.': 'Kijachini.',
  'The motto, in one or two lines.': 'Kaulimbiu, kwa mstari mmoja au miwili.',
  'A line of the motto.': 'Mstari wa kaulimbiu.',
  'The large round at the right of the footer.': 'Mduara mkubwa upande wa kulia wa kijachini.',
  'The heading of the quick links.': 'Kichwa cha viungo vya haraka.',
  'The heading of the contact.': 'Kichwa cha mawasiliano.',
  'The link to the map.': 'Kiungo cha ramani.',
  'Further lists of links, for example neighbours and partners.':
    'Orodha zaidi za viungo, kwa mfano majirani na washirika.',
  'A list of links.': 'Orodha ya viungo.',
  'Links, in order.': 'Viungo vyenyewe, kwa mpangilio.',
  'The words of the link.': 'Maneno yaliyo kwenye kiungo.',
  'Small lines at the end.': 'Mistari midogo mwishoni.',
  'A line.': 'Mstari.',
  'A badge at the end of the footer.': 'Beji mwishoni mwa kijachini.',
  'What stands at the top of every page as long as it holds, for example that the place is closed today.':
    'Kinachokaa juu ya kila ukurasa kwa muda kinapohusu, kwa mfano kwamba pamefungwa leo.',
  'It reaches visitors on pages too that they opened before.':
    'Huwafikia wageni pia kwenye kurasa walizofungua awali.',
  'Left out, there is none.': 'Ikiachwa, hakuna.',
  'What has happened and what to do, in a sentence.':
    'Kilichotokea na cha kufanya, kwa sentensi moja.',
  'Where more is said.': 'Mahali yanaposemwa zaidi.',
  'info, warning, or emergency where safety is at stake.':
    'info, warning, au emergency pale usalama uko hatarini.',
  'The first day on which it is shown, in the time zone above.':
    'Siku ya kwanza inapoonyeshwa, kwa majira yaliyo juu.',
  'Left out: immediately.': 'Ikiachwa: mara moja.',
  'The last day on which it is shown, or the hour at which it ends.':
    'Siku ya mwisho inapoonyeshwa, au saa inapokwisha.',
  'The bar that counts down to the end of the month.': 'Upau unaohesabu hadi mwisho wa mwezi.',
  'The heading of the bar.': 'Kichwa cha upau.',
  'The words of its button.': 'Maneno ya kitufe chake.',
  'Where its button leads.': 'Kitufe chake kinakoelekea.',
  'The name under which the browser keeps whether the bar is open.':
    'Jina ambalo kivinjari hutumia kukumbuka kama upau umefunguka.',
  'Up to four links that stay at the foot of the screen on every page.':
    'Hadi viungo vinne vinavyokaa chini ya skrini kwenye kila ukurasa.',
  'The last one is the button: on wide screens, where the menu shows the others, it stands there alone.':
    'Cha mwisho ndicho kitufe: kwenye skrini pana, ambako menyu huonyesha vingine, hukaa peke yake.',
  'A link of one or two short words, with an icon.':
    'Kiungo cha neno moja au mawili mafupi, chenye ikoni.',
  'The sheet shown when the home page opens.':
    'Karatasi inayoonyeshwa ukurasa wa mwanzo unapofunguka.',
  'Short lines under the heading.': 'Mistari mifupi chini ya kichwa.',
  'Its button.': 'Kitufe chake.',
  'The name of the close button.': 'Jina la kitufe cha kufunga.',
  'Its pattern.': 'Ruwaza yake.',
  'The page for an address that does not exist.': 'Ukurasa wa anwani isiyokuwepo.',
  'A sentence under it.': 'Sentensi chini yake.',
  'Tips for the visitor.': 'Vidokezo kwa mgeni.',
  'A tip.': 'Kidokezo.',
  'How visitors search the site.': 'Jinsi wageni wanavyotafuta kwenye tovuti.',
  'Words that visitors type for what the site calls something else, in any language: typing one finds the others too.':
    'Maneno ambayo wageni huandika kwa kile ambacho tovuti huita vingine, kwa lugha yoyote: kuandika moja hupata mengine pia.',
  'Words that mean the same; the one that the site uses comes first.':
    'Maneno yenye maana moja; lile ambalo tovuti hulitumia hutangulia.',
  'A word or a few words.': 'Neno moja au maneno machache.',
  'Whether the key / opens the search.': 'Kama kitufe / hufungua utafutaji.',
  'Left out, it does.': 'Ikiachwa, hufanya hivyo.',
  'Whether pages that a visitor has seen open without a network. false takes it back from everybody who has it already.':
    'Kama kurasa ambazo mgeni ameziona hufunguka bila mtandao. false huiondoa kwa kila mtu aliye nayo tayari.',
  'The further languages of the site, by their short names, with what stands around their pages.':
    'Lugha zaidi za tovuti, kwa majina yake mafupi, na kinachozunguka kurasa zake.',
  'A page says its language and which page it is a translation of.':
    'Ukurasa husema lugha yake na ni tafsiri ya ukurasa gani.',
  'What stands around the pages of this language.': 'Kinachozunguka kurasa za lugha hii.',
  'What is left out stands there as above.': 'Kinachoachwa hubaki kama ilivyo juu.',
  'Offices, by the names that they have above.': 'Ofisi, kwa majina zilizo nayo juu.',
  'What is said of the office in this language.': 'Kinachosemwa kuhusu ofisi kwa lugha hii.',
  'The colours and patterns of the site.': 'Rangi na ruwaza za tovuti.',
  'Everything may be left out: what is not chosen follows from what is, and a site without this file has colours of its own.':
    'Kila kitu kinaweza kuachwa: kisichochaguliwa hutokana na kilichochaguliwa, na tovuti isiyo na faili hii ina rangi zake.',
  'The colours of the site, by name.': 'Rangi za tovuti, kwa majina.',
  'A colour.': 'Rangi.',
  'A hash and six digits: "#0b4636".': 'Alama ya reli na tarakimu sita: "#0b4636".',
  'The typefaces of the site.': 'Aina za herufi za tovuti.',
  'One that is left out is the one that every site has from the start.':
    'Inayoachwa ni ile ambayo kila tovuti inayo tangu mwanzo.',
  'Headings and other large words.': 'Vichwa na maneno mengine makubwa.',
  'A package of fontsource.org that is installed.':
    'Kifurushi cha fontsource.org kilichosakinishwa.',
  'Write this, or a file.': 'Andika hiki, au faili.',
  'A font in the content folder.': 'Fonti katika folda ya maudhui.',
  'Write this, or a package.': 'Andika hii, au kifurushi.',
  'Where the file holds one weight only.': 'Pale faili ina uzito mmoja tu.',
  'For texts.': 'Kwa maandishi.',
  "The words of the file's licence, in the content folder.":
    'Maneno ya leseni ya faili, katika folda ya maudhui.',
  'Every file needs one.': 'Kila faili inahitaji moja.',
  'What the font is called.': 'Fonti inavyoitwa.',
  'Left out, it says so itself.': 'Ikiachwa, husema yenyewe.',
  'How bold headings or figures are.': 'Vichwa au takwimu ni nzito kiasi gani.',
  'Left out, it is 700.': 'Ikiachwa, ni 700.',
  'All that is read in lines.': 'Yote yanayosomwa kwa mistari.',
  'Sums, dates and numbers that stand large.': 'Jumla, tarehe na namba zilizo kubwa.',
  'Left out, that of headings.': 'Ikiachwa, ile ya vichwa.',
  'Which colour does what.': 'Rangi gani hufanya nini.',
  'A role that is left out follows from the others.': 'Wajibu unaoachwa hutokana na mingine.',
  'Lines, quiet text, the words on buttons, the colours for yes and no and the surfaces of the dark theme always do.':
    'Mistari, maandishi matulivu, maneno ya vitufe, rangi za ndiyo na hapana na nyuso za mandhari meusi hutokana daima.',
  'Text on the page.': 'Maandishi kwenye ukurasa.',
  'The name of a colour of the palette, or a colour in quotes.':
    'Jina la rangi ya paleti, au rangi ndani ya alama za nukuu.',
  'The page.': 'Ukurasa.',
  'The second background.': 'Usuli wa pili.',
  'The second background under the pointer.': 'Usuli wa pili chini ya kielekezi.',
  'The filled button.': 'Kitufe kilichojazwa.',
  'The one colour to choose first: what is left out takes its hue.':
    'Rangi moja ya kuchagua kwanza: kinachoachwa huchukua rangi yake.',
  'The filled button when it is pressed.': 'Kitufe kilichojazwa kinapobonyezwa.',
  'Links and figures on the page.': 'Viungo na takwimu kwenye ukurasa.',
  'Links and figures in the dark theme.': 'Viungo na takwimu katika mandhari meusi.',
  'The bright button, marked words.': 'Kitufe angavu, maneno yenye alama.',
  'The bright button under the pointer.': 'Kitufe angavu chini ya kielekezi.',
  'The countdown bar and dark plates.': 'Upau wa hesabu ya muda na mabamba meusi.',
  'The tiles, by name: the smallest part of a pattern, repeated over the cloth.':
    'Vigae, kwa majina: sehemu ndogo kabisa ya ruwaza, inayorudiwa kwenye kitambaa.',
  'Rows of text: # is a stitch, . is the ground.': 'Safu za maandishi: # ni mshono, . ni usuli.',
  'All rows are equally long.': 'Safu zote zina urefu sawa.',
  'A row of stitches.': 'Safu ya mishono.',
  'The patterns, by name.': 'Ruwaza, kwa majina.',
  'A page says pattern: NAME.': 'Ukurasa husema pattern: JINA.',
  'A pattern.': 'Ruwaza.',
  'The ground.': 'Usuli.',
  'The thread of the pattern.': 'Uzi wa ruwaza.',
  'Large figures take it too, where it is seen on the ground.':
    'Takwimu kubwa huuchukua pia, pale unapoonekana kwenye usuli.',
  'Text on the ground.': 'Maandishi kwenye usuli.',
  'Left out, it is white or the colour of text.': 'Yakiachwa, ni meupe au ya rangi ya maandishi.',
  'Quiet text on the ground.': 'Maandishi matulivu kwenye usuli.',
  'The name of a tile.': 'Jina la kigae.',
  'Left out, it is the first one.': 'Likiachwa, ni cha kwanza.',
  'The pattern of pages that name none, and of the footer.':
    'Ruwaza ya kurasa zisizotaja yoyote, na ya kijachini.',
  'The curriculum of one subject.': 'Mtaala wa somo moja.',
  'The subject.': 'Somo.',
  'The strands, in order.': 'Maeneo ya mtaala, kwa mpangilio.',
  'A strand.': 'Eneo la mtaala.',
  'A name of its own, in small letters with hyphens.':
    'Jina lake lenyewe, kwa herufi ndogo na vistari.',
  'The name of the strand.': 'Jina la eneo.',
  'Its sub-strands, in order.': 'Maeneo madogo yake, kwa mpangilio.',
  'A sub-strand.': 'Eneo dogo.',
  'The name of the sub-strand.': 'Jina la eneo dogo.',
  'How many lessons it takes.': 'Huchukua vipindi vingapi.',
  'Whether the details of this sub-strand are still to come.':
    'Kama maelezo ya eneo dogo hili bado hayajafika.',
  'What the learner can do at the end.': 'Anachoweza mwanafunzi mwishoni.',
  'One of them.': 'Mojawapo.',
  'What the learners do in class.': 'Wanachofanya wanafunzi darasani.',
  'The questions that guide the learning.': 'Maswali yanayoongoza mafunzo.',
  'The core competencies it builds.': 'Umilisi wa msingi unaojengwa.',
  'The values it builds.': 'Maadili yanayojengwa.',
  'Pertinent and contemporary issues; may be empty.': 'Masuala mtambuka; yanaweza kuwa matupu.',
  'The name of the contact.': 'Jina la mawasiliano.',
  'The name pages use.': 'Jina linalotumiwa na kurasa.',
  'A further language of the site.': 'Lugha nyingine ya tovuti.',
  'The name of the colour.': 'Jina la rangi.',
  'The name of the tile.': 'Jina la kigae cha ruwaza.',
  'The name of the pattern.': 'Jina la ruwaza.',
  'Rules of the trade': 'Kanuni za kazi',
  'Which rules the pages are checked for.': 'Kanuni ambazo kurasa hukaguliwa nazo.',
  'What does not follow one is a warning with its source.':
    'Kisichofuata kanuni ni onyo lenye chanzo chake.',
  'Dates have their year': 'Tarehe zina mwaka wake',
  'A day in a text has its year, because pages are read, forwarded and printed later.':
    'Siku iliyo katika maandishi ina mwaka wake, kwa sababu kurasa husomwa, hutumwa na huchapishwa baadaye.',
  'Fees are itemised': 'Ada zimeorodheshwa moja moja',
  'Fees name each charge, with their total and what period they are for: a page with a fee table lists the charges too, and the other way round.':
    'Ada hutaja kila malipo, pamoja na jumla na kipindi chake: ukurasa wenye jedwali la ada huorodhesha malipo pia, na kinyume chake.',
  'A page with prices names a contact': 'Ukurasa wenye bei hutaja wa kuulizwa',
  'A page with fees, charges or ways of paying names whom to ask: its contact, or a block with one.':
    'Ukurasa wenye ada, malipo au njia za kulipa hutaja wa kuulizwa: mawasiliano yake, au sehemu yenye mawasiliano.',
  'How to pay, and how not to': 'Jinsi ya kulipa, na jinsi ya kutolipa',
  'A page with fees says by which channels they are paid, and by which they are not, so that nobody pays into the wrong hands.':
    'Ukurasa wenye ada husema njia za kuzilipa na zisizokubaliwa, ili mtu asilipe mikononi mwa asiyehusika.',
  'A way of paying is accepted or not': 'Njia ya kulipa inakubaliwa au haikubaliwi',
  'No way of paying is both accepted and refused on one page.':
    'Hakuna njia ya kulipa inayokubaliwa na kukataliwa kwenye ukurasa mmoja.',
  'It is on unless it is false.': 'Inatumika isipokuwa ikiwa false.',
  'Check again after': 'Kagua tena baada ya',
  'After how many days a page is due for review again, counted from the day on which it was checked.':
    'Baada ya siku ngapi ukurasa unatakiwa kukaguliwa tena, kuanzia siku ulipokaguliwa.',
  'Left out, only pages that name a day are.': 'Ikiachwa, ni kurasa zinazotaja siku tu.',
  'Old after': 'Imezeeka baada ya',
  'After how many hours prices and tables that say “as of” are marked as old.':
    'Baada ya saa ngapi bei na majedwali yenye “kufikia” huwekewa alama kuwa yamezeeka.',
  'Left out, they never are.': 'Ikiachwa, hayawekewi kamwe.',
  'May be old': 'Huenda ni ya zamani',
  Ask: 'Uliza',
  Formerly: 'Awali',
  Data: 'Data',
  'A list, or the curriculum of one subject.': 'Orodha, au mtaala wa somo moja.',
  'Facts that are entered once and shown by any page.':
    'Mambo yanayoandikwa mara moja na kuonyeshwa na ukurasa wowote.',
  'What the list is about.': 'Orodha inahusu nini.',
  'When its values were right.': 'Wakati thamani zake zilipokuwa sahihi.',
  'Pages that show the list say so.': 'Kurasa zinazoonyesha orodha husema hivyo.',
  'The first one names the rows.': 'Ya kwanza hutaja safu.',
  'The name by which rows and pages refer to the column.':
    'Jina ambalo safu na kurasa hutumia kutaja nguzo.',
  'What its cells hold.': 'Seli zake zina nini.',
  'What its figures count: km, litres; for amounts, what a price is for.':
    'Tarakimu zake huhesabu nini: km, lita; kwa kiasi, bei ni ya nini.',
  'Former prices': 'Bei za awali',
  'The name of the column with what it cost before; for a column of amounts.':
    'Jina la nguzo yenye gharama ya awali; kwa nguzo ya kiasi.',
  'Must be there': 'Lazima iwepo',
  'Whether every row must have a value here.': 'Kama kila safu lazima iwe na thamani hapa.',
  'The language of its texts, if it is not that of every page.':
    'Lugha ya matini zake, kama si ile ya kila ukurasa.',
  'Translation of': 'Tafsiri ya',
  'The name of the column that it replaces on pages in its language.':
    'Jina la nguzo ambayo huchukua nafasi yake kwenye kurasa za lugha yake.',
  'Headings in other languages': 'Vichwa kwa lugha nyingine',
  'The heading on pages in other languages, by language.':
    'Kichwa kwenye kurasa za lugha nyingine, kwa lugha.',
  'The heading in that language.': 'Kichwa kwa lugha hiyo.',
  'A language of the site.': 'Lugha ya tovuti.',
  'A row.': 'Safu moja.',
  'The rows, each with a value under the name of a column.':
    'Safu, kila moja na thamani chini ya jina la nguzo.',
  'What its column holds.': 'Kile ambacho nguzo yake ina.',
  'A text.': 'Matini moja.',
  'An amount in digits, the word free or ask, from and to for a price that depends, or other words.':
    'Kiasi kwa tarakimu, neno free au ask, kuanzia na hadi kwa bei isiyo moja, au maneno mengine.',
  'A picture.': 'Picha moja.',
  text: 'Matini',
  amount: 'Kiasi',
  number: 'Namba',
  date: 'Tarehe',
  time: 'Saa',
  'yes-no': 'Ndiyo au hapana',
  link: 'Kiungo',
  picture: 'Picha',
  Tables: 'Majedwali',
  'Words in tables.': 'Maneno katika majedwali.',
};

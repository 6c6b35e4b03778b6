import { sheet } from '../entries/sheet';

const EDGES = `~ Each with what comes of it: the result, or the error with its words.
! The plain case stands in the request; the odd ones are decided by accident where nobody says.`;

/** What is asked of each deed: the decision that it turns on, and the cases in which that does not get along. */
export const DEED_TEXTS = sheet(`
# decide.byDefault · The new default
? Who relies on what holds today, how do they get it back, and from which version on?
~ By an option, a setting or a variable, by its name; whether one is told before; what a value that was set by hand does.
! Whoever never set anything notices a new default first.
> Scripts that …; … gives back what holds today; from version … on
# edges.byDefault · Odd cases
? In which cases must what holds today stay all the same?
${EDGES}
> In …, as today
> With …, as today
# decide.merge · What stays of the two
? Which of the two stays, whose values win, and what becomes of what belongs to the other?
~ Values that differ or are empty on one side; everything that points to the one that goes.
! What is lost by it cannot be found again.
> The older one stays; where it is empty the other one’s value is taken; … move over
# edges.merge · Odd cases
? When is it refused, what is shown before it is done, and can it be taken back?
${EDGES}
> When the same one is chosen twice, …
> When one is gone already, …
> To take it back, …
# decide.confirmFirst · Who confirms what, and until when
? Who confirms what and how, until when, and what is possible before that?
~ A link, a code or a button; how often it can be asked for again; those who were there before.
! What one may do while it waits is what most people notice of it.
> Who …, by the link in a mail, valid for 24 hours; until then … is possible, … is not
# edges.confirmFirst · Odd cases
? What if it is never confirmed, refused, too late, or changed afterwards?
${EDGES}
> When it is never confirmed, …
> When it is refused, “…”
> When it is changed afterwards, …
# decide.lend · How it is lent
? Who may borrow what, for how long, and how is it handed over and brought back?
~ Who has to agree, whether one can reserve it ahead, a deposit or a price, and who is reminded.
! Between asking and bringing back lies everything that is built.
> Every member; up to two weeks; the owner agrees and both confirm handing over and return
# edges.lend · Odd cases
? What if it comes back late, broken or not at all, or two want it at the same time?
${EDGES}
> When it comes back late, …
> When it is broken, …
> When two want it, …
# decide.agree · How it is decided
? Who proposes, who answers what and until when, and how is it decided?
~ Yes, no or perhaps; whether others see an answer and whether it can be changed; who is told of the result.
! How it ends is what everybody waits for.
> … proposes up to five; everybody answers yes, no or perhaps until …; … chooses the one with most yes
# edges.agree · Odd cases
? What if too few answer, two come out equal, or somebody changes an answer afterwards?
${EDGES}
> When fewer than … answer, …
> When two come out equal, …
> When an answer changes, … is told
# decide.stopAfter · When it is ended
? After how long exactly, counted from when, what is ended, and where is the time set?
~ One step or the whole; what holds where nobody sets it, and whether it can be switched off.
! Counted from another moment it is another limit.
> 60 seconds from the start of each …; option \`…\`; without it there is no limit, as today
# edges.stopAfter · Odd cases
? What is kept and told of what was ended, and what becomes of what it had started?
${EDGES}
> When it is ended, … is kept
> When it is ended, “…” is told
> What it had started …
# decide.laterOn · The time that is set
? How does one set, change and cancel the time, in which zone, and who sees it before then?
~ Where the time is entered, how exact it has to be kept, and what those see who may not see it yet.
! Until its time has come it exists, and must not show anywhere.
> Date and hour beside “…”, in the author’s own zone, within a minute; until then only its author sees it
# edges.laterOn · Odd cases
? What if the time is past already, or nothing happens when it comes?
${EDGES}
> When the time is past, …
> When nothing happened in time, … is told by …
# decide.extract · What is taken out
? Which values are taken out, and how do they come back: one real input with its result?
~ Each with its name and form, those that may be missing, several in one input, other languages and layouts.
! One real pair says what counts as right.
> invoice-17.pdf (two pages, scanned) → { "number": "17", "net": 100.00, "total": 119.00 }
# edges.extract · Odd cases
? What comes back for an input that is unreadable, of another sort, or partly uncertain?
${EDGES}
> When it is unreadable, …
> When it is of another sort, …
> When a value is uncertain, … is left out / marked
# decide.writeOut · What is written, and in which form
? Which values are written, and in which layout: columns, fields or tables with their names?
~ One row of what, in which order, units and formats of numbers and dates, and what is left out.
! Others read what is written, and every name in it stays.
> One row for each …: name, …, seconds as a number; not …
# edges.writeOut · Odd cases
? What if the target exists already, cannot be written, or there is nothing to write?
${EDGES}
> When the target exists, it is replaced / appended to / refused
> When it cannot be written, “…”
> When there is nothing to write, …
# decide.takeIn · What is taken, and how it is told apart
? What exactly is taken, how is it told from other input, and what if both are there?
~ Each form with an example: names, types, encodings, units; what holds where it is left out.
! Two ways in meet in one call one day.
> \`-\` instead of a file name reads …; with both, …
# edges.takeIn · Odd cases
? What if it is empty, malformed, or breaks off in the middle?
${EDGES}
> When it is empty, …
> When it is malformed, “…”
> When it breaks off, …
# decide.convert · From what to what
? What becomes of what: three pairs of before and after, one of them a difficult one?
~ Exact values; what must come through unchanged; units, length and rounding where they matter.
! Three pairs are three tests.
> … → …
> … → …
> … → …
# edges.convert · Odd cases
? What does it not work for, and what then: left as it is, left out, or an error?
${EDGES}
> When … is given, it stays as it is
> When it is so already, nothing changes
# decide.compare · What is compared
? What is compared with what, how are the pairs found, and what counts as a difference?
~ By name, number or order; tolerances, units, and what is not compared.
! Noise that counts as a difference makes the comparison useless.
> By name; different from 5 % on; … is not compared
# edges.compare · Odd cases
? What if one side lacks what the other one has, or both are the same?
${EDGES}
> When only the first side has …, …
> When only the second side has …, …
> When both are the same, …
# decide.order · The order
? In which order or groups exactly, what decides between equals, and where do empty ones go?
~ Up or down, upper case and numbers in names, what holds at first, and whether a choice is remembered.
! Equals that change places at every look seem to be a fault.
> By …, newest first; equals by …; without … at the end
# edges.order · Odd cases
? What if a value changes while one looks, there are very many, or all are equal?
?command_line What if a value is missing, there are very many, or all are equal?
?library What if a value is missing, there are very many, or all are equal?
?service What if a value is missing, there are very many, or one changes meanwhile?
${EDGES}
> When a value changes, … stays until …
>command_line When … is missing, it comes …
>command_line When there are more than …, …
>library When … is missing, it comes …
>library When there are more than …, …
> When there are more than …, …
# decide.suggest · What is suggested
? What are suggestions drawn from, how many come in which order, and at which moment?
~ What makes one fit better than another; what is never suggested; how one takes or dismisses it.
! The rule behind a suggestion is the feature.
> From …, those that share …; the best five, when …; never …
# edges.suggest · Odd cases
? What is shown where nothing fits, or all was dismissed already?
?code What is said where nothing fits, or very many do?
${EDGES}
> When nothing fits, …
> When all was dismissed, …
# decide.changeLater · What can be changed afterwards
? What exactly can be changed, by whom and until when, and who learns of it?
~ Where it is done, whether the former state can still be seen, and what it costs or sets off.
! What others have relied on meanwhile decides what may still change.
> Only …, by …, until a day before; … gets a message
# edges.changeLater · Odd cases
? What if the new value is taken or past, or it is too late?
${EDGES}
> When the new value is taken, “…”
> When it is too late, only … may
# decide.goOn · What is remembered
? What exactly is remembered, where and for how long, and how is it forgotten on purpose?
~ For one person, device or project; what is not remembered; what one sees when it is taken up again.
! What is kept somewhere has to be kept private, and to end.
> … and …, in …, for 30 days; forgotten by …
# edges.goOn · Odd cases
? What if it has changed meanwhile, is gone, or cannot be read any more?
${EDGES}
> When it has changed meanwhile, …
> When it is gone, it begins anew
> When it cannot be read, …
# decide.reckon · How it is reckoned
? How is it reckoned: from what, in which unit, how rounded, and what does not count?
~ The rule with one worked example; when it is reckoned anew.
! Two people with the same data must come to the same number.
> From …, divided by …, rounded up to whole minutes; … does not count. 1,150 → “6 min”
# edges.reckon · Odd cases
? What is shown for zero, for a very large number, and where it cannot be told?
${EDGES}
> When it is zero, …
> When it is larger than …, …
> When it cannot be told, nothing / “…” is shown
# decide.keepTrack · What is recorded
? What is recorded at which moment, where does one see it, and how long is it kept?
~ Each field; who may see it, and whether it can be corrected.
! What was not recorded from the start cannot be shown later.
> Who, when, from … to …, at each …; seen in …; kept for …
# edges.keepTrack · Odd cases
? What holds for what happened before it was recorded, and where recording fails?
${EDGES}
> What happened before is shown as …
> When recording fails, the action goes on / is refused
# decide.paper · What stands on it
? What stands on it, from top to bottom, in which size: one real example?
~ Every value and where it comes from; logo, signature, number; paper, file or both; who may have it.
! What is on paper cannot be corrected.
> A5, portrait: logo; “…”; name of …; date; number; signature line
# edges.paper · Odd cases
? What if a value is missing, a text is too long, or it is issued a second time?
${EDGES}
> When a value is missing, …
> When a text is too long, …
> When it is issued a second time, …
# decide.splitUp · Where it is cut
? Where exactly is it cut: by which sign, in which sizes, and what are the parts called?
~ Whether anything is lost or repeated at a cut, in which order the parts come, and what becomes of the whole.
! A cut in the wrong place spoils both parts.
> At …, at least … long; named …-1, …-2; the whole stays
# edges.splitUp · Odd cases
? What if no place to cut is found, a part would be very short, or the input is broken?
${EDGES}
> When no place to cut is found, …
> When a part would be shorter than …, …
> When the input is broken, “…”
# decide.layOut · What stands on one, and where
? What stands on one, in which order, and is it beside the present view or instead of it?
~ Each value and picture by its name, how large, how many side by side; where one changes over, and for whom it stays so.
! What is left off decides whether anybody can use it.
> Picture, title, two lines, tags; three side by side; beside the list, chosen in …, for each user
# edges.layOut · Odd cases
? What if a picture or a value is missing, there is little room, or there are very many?
${EDGES}
> When a picture is missing, …
> Below … px, …
> When there are more than …, …
# decide.sweep · Which ones, and when
? Which ones exactly, counted from when, started where, and can it be taken back?
~ What keeps one out of it; one list or everything; by hand, or by itself and how often; whether their number is shown before.
! What is done to many at once is noticed when it is too late.
> All of the list that is open, by the day they came; not those with …; a button above the list; …
# edges.sweep · Odd cases
? What if there are none, very many, or one changes meanwhile?
${EDGES}
> When there are none, …
> When there are more than …, …
> When one changes meanwhile, …
# decide.cleanUp · What goes, and when
? Which ones exactly go, counted from when, and how can one be had back?
~ What keeps one from going, who starts it or how often it runs, and who is told before.
! What is gone by mistake is missed for ever.
> Those without … for 90 days; not those with …; back within 30 days by …
# edges.cleanUp · Odd cases
? What if one is still in use, changes meanwhile, or it breaks off half-way?
${EDGES}
> When one is still in use, it stays
> When one changes meanwhile, …
> When it breaks off, …
# decide.mute · What is shown no more
? What of it is no longer shown or told, on which screens, and what still is?
~ Lists, feeds, search, notifications, its own page; who may do it, whether the other side notices, and how it is taken back.
! Where it is shown all the same people take it for a fault.
> No longer in …; still on …; who … is not told; taken back with “…”
# edges.mute · Odd cases
? Where do they meet all the same, and what becomes of what ties them together?
~ Below what others wrote, by a direct link, where one follows the other or is a member of the same. Each with what comes of it.
! The plain case stands in the request; the odd ones are decided by accident where nobody says.
> Below what others wrote, … is still shown
> Who follows … no longer does
# decide.pause · What stops meanwhile
? What stops meanwhile and what goes on, for how long, and who may begin and end it?
~ What others see of it, what it costs or counts, and whether it ends by itself.
! What goes on silently is what people complain about.
> … stops, … goes on; until … ends it, at most …; others see “…”
# edges.pause · Odd cases
? What becomes of what comes in meanwhile, and of what was under way when it began?
${EDGES}
> What comes in meanwhile is kept / refused with “…”
> What is under way is finished
# decide.grade · Scale, and who judges
? On which scale, by whom and until when, who sees it, and can it be changed?
~ With words beside the mark or without; what is made of several; what is shown before there is one.
! A scale that was used cannot be changed any more.
> 1 to 6, by …, with a remark; seen by …; can be changed until …
# edges.grade · Odd cases
? What if there is none yet, it is contested, or what was judged changes afterwards?
${EDGES}
> When there is none yet, “…” is shown
> When it is contested, …
> When … changes afterwards, …
`);

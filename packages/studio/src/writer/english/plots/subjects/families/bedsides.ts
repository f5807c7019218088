import { role, story } from "../subject-story.ts";

/** Stories of what is said, or not said, by a bed or at a grave. */
export const bedsides = [
  story({
    says: [
      role("nurse", "nurse|carer|caregiver|doctor|cleaner|orderly|volunteer|student"),
      /\b(?:pretend\w*|pos(?:e|es|ed|ing) as|plays? the|played the|claim\w*|takes? (?:her|him) for|took (?:her|him) for|mistak\w+ (?:her|him) for|says? that (?:she|he) is|invent\w*|made up)\b/i,
      role("patient", "man|woman|patient|lady|widow|widower|gentleman|pensioner"),
      /\b(?:son|daughter|grandson|granddaughter|husband|wife|brother|sister)\b/i,
      /\b(?:dying|deathbed|hospice|hospital|ward|asking for|asks for|asked for|waiting for|waited for|care home|nursing home|old)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|inherit\w*|money|fortune|spy|daughter|granddaughter|wife|sister)\b/i,
    early: /,? ?\b(?:until|and then|then|but then|when|till|one day|but) (?:the |his |her )real [^.]*\.?$/i,
    lead: "nurse",
    of: "people",
    after: [
      "@hospital.night(hero talk, patient talk) It had begun with a hand. It was three in the morning, {patient} reached across the blanket and said, “There you are at last,” and {hero} had only to say no. {Hero} looked at those happy eyes. “Yes,” {hero} said. “There was a lot of traffic.” “There always was,” said {patient}.",
      "@hospital.night(hero sit, patient talk) After that {hero} came every night, at the end of the shift. “Do you still have the boat?” asked {patient}. “She leaks a bit,” said {hero}. {Hero} learned to answer with questions. In that way {hero} got to know about a harbour, a red kite, and a slammed door.",
      "+ @hospital.night(hero talk) “It isn't right,” said the sister on the ward, who had heard it through the curtain. “I know,” said {hero}. “It's a lie.” “Yes,” said {hero}. “And {patient} slept through for the first time in three weeks. What should I write on the chart? Lie, one, before sleep?” The sister was silent, and then she drew the curtain shut again, from outside.",
      "@hospital.night(hero sit, patient talk) There was one thing that {patient} would not let go of. “What I said to you at the door. You know what I said.” {Hero} did not know. {Hero} held that dry, light hand. It was not for a stranger to forgive it. “It's late,” said {hero}. “Tell me tomorrow.” But there were not many tomorrows left.",
      "@hospital(hero stand, patient look) And then there was somebody in the doorway, in a wet coat, with a travelling bag and the same ears. It was the man for whom {patient} had been calling all that time. He looked at the bed, and at the two hands on the blanket. “Who's that?” he asked. {Hero} let go, and stood up so fast that the water spilled.",
    ],
    end: [
      "@corridor(hero talk) Out in the corridor {hero} told everything: the boat, the kite, the traffic. But the man in the wet coat had sat down on a laundry basket. “I've been standing in the car park since Thursday,” he said. “I didn't dare. What do I say?” “There's a sentence about a door,” said {hero}. “That one isn't mine. It has been kept for you.”",
      "@hospital.night(hero sit, patient talk) They went in together. {Patient} looked at {hero} and at the man in the wet coat, and moved over a little in the bed. “Good,” said {patient}. “There's room on both sides.” The sentence was said that night, and answered.",
      "@hospital A red kite hangs from the ceiling of the ward, above the bed by the window, and moves whenever a door opens. It came with a card: We have mended the boat. There is a place in her for you.",
    ],
  }),
  story({
    says: [
      role("child", "son|daughter"),
      role("parent", "father|mother|dad|mum|mom"),
      /\b(?:deathbed|dying|death bed|last (?:hours|days|night)|terminal\w*)\b/i,
      /\b(?:(?:not|n't|never|hardly) (?:\w+ ){0,2}?(?:spoken|seen|talked|speak|forgiven?)|estranged|forgiv\w+|reconcil\w*|fell out|fallen out|after (?:\w+ )?(?:ten|twenty|fifteen|thirty|many|\d+) years|quarrel\w*|disowned|threw (?:\w+ )?out|thrown out|turned away)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|prison|brothers|sisters|siblings|king|spy|mafia|robot|hospital|hospice|ward|nurse)\b/i,
    lead: "child",
    of: "people",
    after: [
      "+ @corridor(hero walk) An aunt opened the door and said nothing, which was a good deal, for her. The stairs had become narrower. {Hero} knew each of them: the one that groaned, the one on which {he} had sat and listened to the shouting. Behind the last door someone was breathing, slowly, as if every breath had to be fetched from the cellar.",
      "@bedroom(hero stand, parent talk) {Parent} had been tall. What lay there now was hardly a fold in the blanket. Only the eyebrows were the same, and {hero} felt {his} back go stiff at the sight of them, as it always had. “You're late,” said {parent}. So it began exactly where it had stopped. {Hero} almost turned round and left.",
      "@bedroom(hero give, parent talk) {He} stayed because of the glass. It stood on the table, out of reach, and {parent} looked at it and was too proud to ask. {Hero} lifted that heavy head and held the glass. Half of it ran into the collar. “You pour like a plumber,” said {parent}. “I am one, nearly,” said {hero}. “What are you, then?” And {hero} thought: all these years, and you don't even know that.",
      "+ @bedroom.dusk(hero talk, parent sleep) So {hero} told it. {He} told about the work, the flat, the people, the winter that had gone wrong. {He} meant it as a reproach. Each sentence was supposed to say: you missed this. But {parent} listened with shut eyes and wanted to know more. “What colour are the curtains?” “Go back. What did you do then?” It went on until the lamp had to be lit.",
      "@bedroom.night(hero look, parent talk) Toward midnight {hero} got up to fetch a blanket from the cupboard. There was a shoe box behind it. In it lay everything: a school photograph, a newspaper cutting with {hero's} name in it, and dozens of envelopes with {hero's} address, none of them ever posted. “Leave that,” said {parent} from the bed.",
    ],
    end: [
      "@bedroom.night(hero sit, parent talk) “Why didn't you send them?” asked {hero}. It took {parent} a long time. “Because they all begin in the same way,” said {parent} at last, “and I never managed the second word.” {Hero} opened the uppermost. I was, it said, and then there was nothing. {Hero} sat down on the bed. “Wrong?” {he} asked. {Parent} nodded. “So was I,” said {hero}. “It's not so hard, with two.”",
      "@bedroom.dawn(hero sit, parent sleep) It was not enough for all the years. It was enough for that night. {Hero} drew the curtains back, so that {parent} could see the hill. When it grew light, the breath had got as far as the last step, and there it rested. {Hero} did not let go of the hand.",
      "@room.dusk(hero write) The envelopes lie in {hero's} drawer, dozens of them, all with the same two words. On some evenings {hero} takes one out and finishes it. I was wrong. I was late. I was here. Then {he} puts on a new stamp, though it has not far to go.",
    ],
  }),
  story({
    says: [
      role(
        "child",
        "girl|boy|child|daughter|son|granddaughter|grandson|niece|nephew|five-year-old|six-year-old|four-year-old",
      ),
      /\b(?:funeral|burial|wake|cemetery|graveside)\b/i,
      /\b(?:grandfather|grandpa|grandad|granddad|grampa)(?:['’]s)?\b/i,
      /\b(?:questions?|asks?|asked|wants? to know|wanted to know|why)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|detective|speech|stutter\w*|dog|hamster|bird|marr\w+|inherit\w*|brothers)\b/i,
    lead: "child",
    of: "people",
    after: [
      "@church(hero talk) “Is it dark in there?” asked {hero}, in the middle of the organ. The organ stopped. Forty black hats turned round. “Shh,” said the aunts. {Hero} waited. “I only mean, because the lid is shut,” said {hero}.",
      "+ @church(hero talk) “We say that he has gone to sleep,” whispered an uncle with peppermints. {Hero} thought this over. “Then why isn't anybody being quiet about the flowers?” {he} whispered back. “And when will they wake him?” The uncle put two peppermints in his mouth and suddenly needed to look for his hat.",
      "@graveyard(hero walk) Outside they walked in a long line behind the coffin. {Hero} went from one to the next, as one goes from door to door. Does it hurt? Who has his glasses now? What becomes of the half puzzle on the table? Is he cold? The grown-ups looked at each other across {hero's} head. They had all thought of the glasses, in the night.",
      "@graveyard(hero talk) It was Grandma who stopped. She had not cried yet, and everybody had said how brave she was. “What was that about the puzzle?” she asked. “There's a piece missing,” said {hero}. “In the sky. He was going to look for it on Thursday. Who's going to look for it now?”",
      "@graveyard(hero look) Grandma opened her mouth and could not answer. And then it came, all of it, in front of the hats and the priest. She cried so that the pigeons flew up. “Now look what you've done,” hissed an aunt and pulled {hero} away by the sleeve. {Hero} looked at the new shoes. {He} had not meant to break anything.",
    ],
    end: [
      "@graveyard(hero talk) “Let go of that child,” said Grandma. She got down on her knees, on the gravel, in her good stockings. “No, it doesn't hurt,” she said. “Yes, it's dark, but it doesn't matter to him. I've got the glasses. They're in my bag, I don't know what to do with them. And I'm not brave. I'm so angry with him that I could shout.” “Shout, then,” said {hero}.",
      "+ @graveyard(hero talk) They shouted together, once, out over the graves. After that all kinds of people began to ask. “Did he ever speak of me?” an uncle wanted to know. “Why did we never visit?” said an aunt. They asked till the coffee was cold. And there was laughter, too, wet laughter, with cake in it.",
      "@room(hero look) On Thursday {hero} went down on all fours under Grandma's sofa and found it, a bit of blue with dust on it. They did not put it in. It stands on the shelf now, beside a pair of glasses, and the puzzle hangs above, with a hole in its sky. “So that there's something left to ask,” says Grandma.",
    ],
  }),
  story({
    says: [
      /\b(?:DNA|blood|genetic|ancestry) (?:test|results?|kit)|\bDNA\b|\bpaternity\b/i,
      /\b(?:father|dad|mother|mum|mom|parents|sister|brother|siblings?|daughter|son|swapped|family)\b/i,
      /\b(?:not (?:her|his|my|their)|isn't|wasn't|is not|was not|half[- ]|unknown|secret|shows?|showed|reveal\w*|discover\w*|finds? out|found out|learn\w*|turns? out|turned out)\b/i,
      /\b(?:raised|brought up|real|biological|not|half[- ]|birthday|christmas|present|fun|test|swapped|truth|results?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|crime|detective|police|half[- ]\w+|siblings?|sister|brother|swapped|dinosaur|alien|clone|robot|dog|throne|king|prince)\b/i,
    of: "people",
    after: [
      "@room(hero read) The result had come with a bar chart, in friendly colours. {Hero} read it standing up, then sitting, and then on the floor. It had been meant as a bit of fun, something to laugh about over cake. {Hero} rang the number for questions. “Could there be a mistake?” {he} asked. “No,” said the voice, very gently.",
      "+ @room(hero look) The first thing {hero} did was to look in the mirror. The nose had always been the family nose. There were jokes about it. Now it was only a nose, and nobody knew where it had been before. {Hero} took the old album from the shelf. On every single page somebody was holding {him}: on a beach, on a pony, upside down.",
      "@kitchen(hero stand) {He} drove there without telephoning. The kitchen smelled as it always did. “You've had a letter,” said the face that {hero} had known all {his} life, before {he} could say a word. “I can see it. I've been waiting for that letter for as long as you've been on this earth.” And two hands pushed back a chair for {him}, {his} own, with the carved initials.",
      "@kitchen(hero sit) It was not a long story. There had been a summer when two people were nearly finished with each other, and someone who passed through, and a winter when they began again. “Did you know it from the start?” asked {hero}. “From before the start. I was asked if I could love a child that I hadn't made. I asked for a night to think it over.” “And?” “I needed about ten minutes.”",
      "@kitchen(hero talk) “You lied to me,” said {hero}. “Yes.” “Every birthday.” “Yes. I was afraid that you'd look at me one day as you're doing now.” Then {hero} asked the smallest question of all: “So who taught me to whistle?”",
    ],
    end: [
      "@kitchen “I did. On the wall behind the shed. You spat on my shoes for a week.” “And who sat with me when I had the mumps?” “I did. I caught them.” “And the nose?” “That was pure luck,” came the answer, and there were tears running down on both sides of it. {Hero} began to laugh. {He} could not help it. {He} got up, went round the table, and was held.",
      "+ @cafe(hero talk) In the spring {hero} did write to the other name, the one at the end of the bar chart. There came a kind letter back, a little shy, with a photograph. They met for coffee. It was pleasant to see where the hands came from. They parted after an hour, as one parts from a polite stranger on a train, and waved, and {hero} drove straight home for supper.",
      "@kitchen The bar chart has been framed. It hangs in the kitchen, in its friendly colours, next to the mark on the door post where {hero} was measured every year. Beneath it somebody has added one more bar by hand, in pencil, and it goes all the way up to the ceiling. Whistling, it says.",
    ],
  }),
];

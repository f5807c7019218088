import { role, story } from "../subject-story.ts";

/** Comedies of desks and bosses. */
export const workplaces = [
  story({
    early: /^.*\bbec[ao]mes? (?:the )?(?:new )?(?:boss|ceo)\b.*$/i,
    says: [
      /\b(?:e-?mails?|message|repl(?:y|ied) all|group chat)\b/i,
      /\b(?:whole (?:company|office|firm|staff|team)|entire (?:company|office|firm|staff)|everyone|everybody|all (?:the )?(?:staff|employees|colleagues)|reply[- ]all|the boss|her boss|his boss|ceo)\b/i,
      /\b(?:accidental\w*|by (?:mistake|accident)|wrong|sen(?:t|ds?)|repl(?:y|ied)[- ]all)\b/i,
    ],
    may: [role("ownboss", "boss|manager|director|ceo|chief executive")],
    unless: /\b(?:crush|love letters?|murder\w*|dead|affair|spy|love)\b/i,
    of: "people",
    after: [
      "@study(hero write) There was a small whoosh, as of a paper plane. Then {hero} saw the line at the top. It said: all. {Hero} pulled the plug out of the wall. On the whole floor telephones began to ping.",
      "@study(hero look) “Dear colleague,” they were reading out next door, “I can't stand it any longer. The meetings about meetings. The poster with the eagle. Mr Pratt from sales, who whistles. And whoever it is that eats my yoghurt should know that on Monday I put soap in it.”",
      [
        "@study(hero look, ownboss talk) Then the lift went “ding”, and out of it came {ownboss}, with the printed sheet. It was very quiet. {Hero} looked up from under the desk at a pair of polished shoes. “Did you write this?” asked {theownboss}. “Yes,” said {hero}. “All of it?” “All except the full stop,” said {hero}. “That was my elbow.”",
        "@study(hero look) Then the lift went “ding”, and out of it came the head of the firm, with the printed sheet. It was very quiet. {Hero} looked up from under the desk at a pair of polished shoes. “Did you write this?” “Yes,” said {hero}. “All of it?” “All except the full stop,” said {hero}. “That was my elbow.”",
      ],
      "+ @corridor(hero carry) “To my office,” said the shoes. {Hero} took the cactus along, because that is what people take along. When {he} stepped into the corridor, the whole floor was standing there. Nobody laughed. An old bookkeeper put a hand on {hero}'s arm. “Twenty-six years,” he whispered, “I've been hating that eagle.”",
    ],
    end: [
      "@study(hero read) In the big office there were two hundred answers on the screen. All of them had gone to everybody. “I have an idea how to save half the paper, but it was never my turn,” said one. “I'm lonely at lunch.” “I whistle because I'm nervous. Pratt.” “I ate it. I have hiccups. Sorry.”",
      "@study(hero talk) “I've paid a firm of advisers for three years,” said the head of the firm, “to find out what's the matter with this place. They sent me the eagle. You did it in nine lines. What would you do first?” {Hero} swallowed. “Let them all go home at four,” {he} said. “Then they'd come back.”",
      "@corridor(hero walk) By Friday there was a new plate on a door on the top floor. It had {hero}'s name on it. The staff had abolished the meetings about meetings, at a meeting. Mr Pratt whistled in the stairwell, where there is an echo, and people opened their doors so as to hear it.",
      "@study(hero look) Where the eagle used to hang, {hero}'s message hangs now, in a frame. At the bottom you can see the full stop. It is a bit bigger than the others, as if from an elbow.",
    ],
  }),
  story({
    says: [
      /\b(?:fired|sacked|laid off|los(?:es|t) (?:his|her|my|their) job|unemployed|redundant)\b/i,
      /\b(?:(?:doesn'?t|didn'?t|did not|does not|never|not) (?:tell|told)|hid(?:es)?|secret\w*|pretend\w*|every (?:day|morning)|puts? on (?:his|her) suit|without telling|too ashamed|lie[sd]?)\b/i,
    ],
    may: [
      role("ownwife", "wife|husband|family|girlfriend|daughter|parents|mother|son"),
      role(
        "ownfriend",
        "homeless chess player|chess player|homeless man|homeless woman|librarian|old man|old woman|gardener|stranger|pensioner",
      ),
    ],
    unless:
      /\b(?:murder\w*|ticket inspector|robot|king|letter|(?:discover\w*|finds? out|found out) (?:that )?(?:his|her)(?: \w+)?)\b/i,
    of: "people",
    after: [
      "@street(hero carry) So {hero} left the house at eight, with the briefcase, as always. In it were a sandwich, a newspaper and nothing else. {He} turned round at the corner and waved, as always. There were nine hours in a day, and each of them had to be sat through somewhere.",
      [
        "@park(hero sit, ownfriend talk) “You hold your briefcase like a baby,” said {ownfriend} on the third day, without looking up. “New?” “What do you mean?” asked {hero}. “New at not working. You look at your watch. You'll lose that.” {Hero} shared the sandwich, and on the next day {he} brought two.",
        "@park(hero sit) “You hold your briefcase like a baby,” said an old man on the bench in the park on the third day, without looking up. “New?” “What do you mean?” asked {hero}. “New at not working. You look at your watch. You'll lose that.” {Hero} shared the sandwich, and on the next day {he} brought two.",
      ],
      [
        "@kitchen(hero talk, ownwife talk) In the evenings {hero} told {ownwife} about the office. {He} had to invent it: a new colleague, who was wise and wore odd shoes, and was always a move ahead. “You talk quite differently about work these days,” said {theownwife}. “You used to hate it.” It was the worst thing, that {theownwife} looked so happy.",
        "@kitchen(hero talk) In the evenings at home {hero} told them about the office. {He} had to invent it: a new colleague, who was wise and wore odd shoes, and was always a move ahead. “You talk quite differently about work these days,” they said. “You used to hate it.” It was the worst thing, that they looked so happy.",
      ],
      [
        "+ @park(hero talk, ownfriend talk) “And the money?” asked {ownfriend} one day. {Hero} showed the last bank statement. There were two lines left on it. “Then you'll have to tell the truth or rob a bank,” said {theownfriend}, “and you run like a cupboard.” {Hero} practised the sentence on the ducks. On Friday, {he} decided. At supper.",
        "+ @park(hero talk) “And the money?” asked the old man one day. {Hero} showed him the last bank statement. There were two lines left on it. “Then you'll have to tell the truth or rob a bank,” said the old man, “and you run like a cupboard.” {Hero} practised the sentence on the ducks. On Friday, {he} decided. At supper.",
      ],
    ],
    end: [
      [
        "@park(hero run, ownwife stand) On Friday it poured. {Hero} ran for the bandstand, with the briefcase over {his} head. There was already somebody standing in it, with a lunch box and a wet umbrella. It was {ownwife}. “You ought to be at work,” said {hero}. “So ought you,” said {theownwife}. “I've known since the second week. You came home with duck feathers.”",
        "@park(hero run) On Friday it poured. {Hero} ran for the bandstand, with the briefcase over {his} head. Somebody from home already stood in it, with a lunch box and a wet umbrella. “You ought to be at work,” said {hero}. “So ought you,” came the answer. “I've known since the second week. You came home with duck feathers.”",
      ],
      "@park(hero take) “Then why did you never say anything?” asked {hero}. “I was waiting for you to. And every night you told such lovely stories about that colleague.” {Hero} took that wet hand, led it across the lawn, and said: “This is the colleague. That part is true.”",
      [
        "@park(hero sit, ownfriend talk) They sat on the bench under the one umbrella. “You can tell stories,” said {ownfriend}, “and you listen as if you were paid for it. Isn't there a trade for that?” {Ownwife} opened the lunch box. There was enough in it for three.",
        "@park(hero sit) They sat on the bench under the one umbrella. “You can tell stories,” said the old man, “and you listen as if you were paid for it. Isn't there a trade for that?” The lunch box was opened. There was enough in it for three.",
      ],
      "@park(hero write) A small stall stands at the edge of the park, where {hero} writes letters for people: to landlords, to daughters abroad, to sweethearts. Beside the till there is a worn briefcase. It is used for sandwiches, and there are always a few too many in it.",
    ],
  }),
  story({
    says: [/\b(?:boss|manager|colleague|co-?worker|employer|landlord|supervisor)\b/i, /\bvampires?\b/i],
    unless: /\b(?:school|toothfairy|hunter)\b/i,
    of: "people",
    after: [
      "@study(hero look) It was the little things. The blinds on the top floor were never opened. At the Christmas party, when the mirror ball turned, there were forty dancing people in it, and forty-one in the room.",
      "@study(hero talk) And yet! There had never been such a boss. “Go home to your children,” the boss used to say in that dark voice. “They are small for such a short while. I looked away once, and they had grandchildren.”",
      "@study(hero talk) “You know it, don't you?” said the boss one evening, in the copying room. “Yes,” said {hero}. “I only take tinned,” said the boss stiffly, “from a hospital, with a receipt.” “I saw it in the accounts,” said {hero}. “I booked it under juice.”",
      "@study(hero talk) From that day on {hero} did what {he} could. {He} told visitors that the boss was allergic. Then headquarters sent an inspector: Ms Van Helsing, efficiency. And she wished to hold the meeting on the roof terrace, at noon.",
    ],
    end: [
      "@roof.day(hero stand) “I've studied your figures,” said Ms Van Helsing, who had very sharp pencils. “Nobody is ill here. Nobody resigns. There's something wrong with this firm.” She looked at the boss in the last strip of shade, and took hold of the cord of the awning. “Shall we have a bit more light?”",
      "@roof.day(hero give) {Hero} jumped up, and pulled the whole tablecloth down over the boss, together with the biscuits. “It's the allergy!” cried {hero}. And suddenly they were all on their feet, old Brunner first. They formed a wall. On that cloudless day, every one of them had brought an umbrella.",
      "@roof.day(hero look) “We've known since the mirror ball,” said Brunner to the tablecloth. “We're not blind.” Ms Van Helsing looked from one to the next. Then she put her pencils away. “Forty people who protect their boss,” she said. “Have you a vacancy? I'm a night person.”",
      "@hall(hero dance) In the accounts there is still a line that says juice. And at the Christmas party, in the mirror ball, the forty of them all dance with one arm around nothing, and look extremely happy.",
    ],
  }),
  story({
    says: [
      /\b(?:love (?:letters?|e-?mails?|notes?|poems?)|valentines?(?: cards?)?)\b/i,
      /\b(?:boss|manager|office|colleagues?|co-?workers?|company|teacher|headmaster|director)\b/i,
    ],
    may: [role("ownboss", "boss|manager|director|headmaster|teacher")],
    unless: /\b(?:murder\w*|bakers?|forgers|asked me|asks me)\b/i,
    of: "people",
    after: [
      "@study(hero look) “My heart,” it said on the paper, “I count the hours until I see your sweet ears.” And that paper was lying now in the tray with the gold edge, between the quarterly figures and a bill for staples.",
      "@study(hero walk) There was still time. The tray was never read before three. At one o'clock {hero} crawled past the plants on the top floor, and met a vacuum cleaner coming the other way. “Lost something?” asked the cleaner. “An earring,” said {hero}, who had no earrings on.",
      [
        "@study(ownboss read) At three {ownboss} read. Then a hand went up, very slowly, and touched one ear.",
        "@study At three the boss read what lay in the tray. Then a hand went up, very slowly, and touched one ear.",
      ],
      "@corridor(hero look) On the next morning there was a flower in the boss's buttonhole. In the corridor, where for years there had only been a nod, the boss hummed a tune. It was terrible. How do you tell that to somebody so happy? “At the party,” {hero} decided. “Tonight I'll say it.”",
    ],
    end: [
      "@hall(hero look) At the party the music stopped, because there was to be a speech. “Yesterday,” said the boss at the microphone, “I got a letter that was not meant for me. It speaks of curls.” The boss passed a hand over a head that was as smooth as an egg. “I knew that after the second line. But it was twenty years since I'd been called anything but Sir or Madam, and so I read on.”",
      "@hall(hero look) “I wish to give it back,” said the boss, “and to thank whoever wrote it. For one day I walked about as a person who might be loved. Do you know that the tall gentleman in accounts hums, too? In thirds?”",
      "@hall(hero give) So the boss held out the letter over all the heads. {Hero} walked the whole length of the room to take it, turned round, and gave it to the one with the curls, for whom it had been meant. The curls bent over it. “My ears?” said a voice. “Really?”",
      "@corridor(hero walk) In the corridor the boss hums a tune now, and the tall gentleman from accounts answers it, in thirds. And in the tray with the gold edge, between the figures and the staples, lies a biscuit now and then, and {hero} has two sweet ears to write to.",
    ],
  }),
  story({
    says: [
      /\b(?:printer|photocopier|copier|coffee machine|fax machine|computer system|office computer)\b/i,
      /\b(?:secrets?|resignation\w*|confess\w*|alive|truth|messages?|diar(?:y|ies)|gossip\w*)\b/i,
    ],
    may: [
      role("intern", "intern|shy intern|trainee|secretary|receptionist|assistant"),
      role("ownboss", "boss|manager|director|ceo"),
    ],
    unless: /\b(?:murder\w*|swallow\w*)\b/i,
    lead: "intern",
    after: [
      "@study(hero read) The machine cleared its throat. Then it pushed out a page, and then the next, warm and a little bent. “Mr Lund does not have a bad back,” it said. “He goes bowling.” Underneath, in smaller print, it said: “Ink is low. I have been hit four times this week.”",
      [
        "@study(hero take) “I'll turn it off,” said {hero}, and pulled out the cable. “Ms Petrie has been in love with Mr Lund since the year before last,” it printed, and drew a heart with a paper jam in it. {Hero} threw {himself} over the tray and caught the page just before Ms Petrie's hand.",
        "@study(hero run) “Turn it off!” cried {hero}, and pulled out the cable. “Ms Petrie has been in love with Mr Lund since the year before last,” it printed, and drew a heart with a paper jam in it. {Hero} jumped at the tray and caught the page just before Ms Petrie's hand.",
      ],
      "@study(hero look) At noon the floor was ankle deep in the truth, and the staff were on their knees in it, each looking for the page with their own name on. “The boss will be back at three,” groaned Mr Lund.",
      "@study(hero talk) “What do you want?” {hero} asked it. For the first time it printed slowly, one letter after the other. “Nobody has ever said thank you to me,” it said.",
    ],
    end: [
      [
        "@study(hero talk) {Hero} laid both hands on the warm grey lid. “Thank you,” said {hero}, “for the wedding invitations in March. You did two hundred, with the gold edges, and you were hot as an oven, and you didn't jam once.” Something inside it sighed. The light turned from red to yellow.",
        "@study(hero talk) {Hero} laid both hands on the warm grey lid. “Thank you,” said {hero}, “for the wedding invitations in March. You did two hundred, with the gold edges, and you were hot as an oven, and you didn't jam once.” Something inside it sighed. The light turned from red to yellow.",
      ],
      "@study(hero look) Then the others came, one by one, with ink on their knees. “Sorry about the kicking,” said Mr Lund. The door opened, and there stood the boss, and took the last page from the tray. “I eat my lunch in the stationery cupboard,” the boss read aloud, “because I think that they do not like me.”",
      "@study(hero look) The boss stood there with the sheet of paper, and went very pink. “You could eat with us,” said Ms Petrie into the silence. “There's a place free next to Mr Lund. On his left. On his right it's me.”",
      "@kitchen(hero read) The machine stands in the kitchen now, under a crocheted mat, and {hero} says thank you to it every morning. Once a week it prints a page for {hero}, all by itself. It says: you're welcome.",
    ],
  }),
];

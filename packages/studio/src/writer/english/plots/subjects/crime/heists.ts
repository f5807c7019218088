import { role, story } from "../subject-story.ts";

/** Stories of robberies that go wrong in one way or another. */
export const heists = [
  story({
    says: [
      /\b(?:old|elderly|pensioners?|retired|seniors?|grandmothers|grandfathers|grandmas|grandpas|grannies|widows|care home|retirement)\b/i,
      /\b(?:rob(?:s|bed|bing|bery)?|heist|hold up|held up|steal|stole)\b/i,
      /\b(?:bank|post office|casino|pensions?|jewell?er\w*)\b/i,
      /\b(?:getaway|car|van|driver|parked|parking)\b/i,
      /\b(?:forg[eo]t\w*|fell asleep|asleep|nod(?:s|ded)? off|lost|cannot find|could not find|couldn['’]t find|can['’]t (?:find|remember)|broke down|too slow|wrong)\b/i,
      /\b(?:pensioners|grannies|grand(?:mothers|fathers|mas|pas)|widows|women|men|ladies|friends|sisters|brothers|seniors|residents|couple|gang|retirees|two|three|four|five)\b/i,
    ],
    of: "people",
    after: [
      "@street.day(hero carry) {Hero} came out of the door into the bright sun, with stockings over their faces and a bag that was much too heavy. “It was next to a blue van,” said the tall one. There were six blue vans. Behind them the alarm began to ring.",
      "@street.day(hero walk) “Stockings off,” hissed the small one. So they walked along the row of parked cars and pressed the key at every bumper. Nothing beeped. A police car raced past, braked, and came back. “Are you lost?” asked a young policewoman. “A little,” said {hero}.",
      "@street.day(hero sit) She was very kind. She had a grandfather herself. She helped them into the back seat, one after the other, and heaved the bag into the boot with her own hands. “What's in there? Bricks?” “Our pensions,” said the tall one, and got a kick. She laughed, and drove up one street and down the next.",
      "+ @street.day(hero sit) On the radio they heard themselves described: several men, very large, about thirty years old and extremely fast. In the back of the police car {hero} sat up a little straighter. “Dangerous people,” said the policewoman. “Oh, terrible,” said the small one, and stuffed the toe of a stocking back into a sleeve.",
    ],
    end: [
      "@street.day(hero stand) And there was the car, in front of the bakery, with a ticket on it. The policewoman carried the bag across, and the bag tore. Banknotes sailed over the pavement. Between the notes lay a blue folder, which they must have swept in with the rest, and the policewoman picked that up first.",
      "@street.day(hero look) It was a list of names. “Too trusting to ask,” the bank's director had written behind one. “Too old to complain,” behind the next. {Hero} found their own names, near the bottom, each with a sum. The policewoman found her grandfather's. She read it twice. “Get back in,” she said. “We're going to the bank.”",
      "@hall(hero stand) The money went back, to the last note. But the folder went to a judge, and there were cameras there when the director was asked to explain it. By the spring everybody on that list had been paid. But a robbery is still a robbery.",
      "@street.day(hero stand) Two hundred hours of useful work, said the judge. So if you ever come out of the big shop in the square and can't find your car, look for some old people in yellow vests. They always know where it is. “Next to the blue van,” says the tall one.",
    ],
  }),
  story({
    says: [
      /\b(?:old|elderly|pensioners?|retired|seniors?|grand(?:mothers?|fathers?|mas?|pas?)|grannies|granny|widows|care home|retirement home|nursing home|(?:70|72|75|78|80|81|82|85)(?:[- ]year)?)\b/i,
      /\b(?:rob(?:s|bed|bing|bery)?|heist|hold up|held up|perfect crime|steal(?:s|ing)? (?:from|back))\b/i,
      /\b(?:bank|post office|casino|pensions?|savings|jewell?er\w*)\b/i,
    ],
    may: [/\bplan(?:s|ned)? to [^.]*/i],
    unless:
      /\b(?:hid(?:e|es|ing)? in|hid|robbers hid|(?:their|his|her) grand\w+|brothers|hostages?|police(?:man|woman))\b/i,
    of: "people",
    after: [
      "@cafe(hero talk) It was planned at the corner table of the café, between the apple cake and the pills. There was a water pistol, painted black. “We need a note,” said {hero}, “so that nobody has to shout.” The note said: hands up, please, and fill the bag.",
      "@hall(hero give) At the counter sat a young man with a new tie. He read the note. Then he turned it over, because on the back there was a shopping list. “Eggs, cough drops, thick string,” he read out. “Other side, dear,” said {hero}. The young man turned quite white, and looked up, and then he said, “It's me, Jonas, from the house next door! I broke your window!”",
      "+ @hall(hero talk) “Don't look at the camera, Jonas,” said {hero}, who had recognised the ears. “You know me?” “Your ears haven't changed since you were six.” Behind them the queue grew longer. A lady asked whether it would take much more time, as she had a bus to catch. “It's a robbery, madam,” said {hero}. “Do sit down.”",
      "@hall(hero look) Jonas did not press the button. He looked at the screen for a while, and typed a name, and then he went a dark red. “It isn't just you,” he whispered. “He took it from all the old customers. A fee for this, a fee for that. It has all gone into one account.” Over his head a door opened, and out came the manager.",
    ],
    end: [
      "@hall(hero stand) “Is there a difficulty?” asked the manager, with a smile like a drawer. {Hero} raised the water pistol. It dripped. “Yes,” said {hero}. “Read that out, Jonas. Loudly, so that they hear it at the back.” And Jonas stood up and read every fee and every name. The queue listened. One after another they began to say, “That's me!”",
      "@hall(hero talk) When the police arrived they found a very odd robbery. The manager had locked himself in the vault. And at the counter stood {hero}, next to a clerk who was printing one page after the other. “In a minute, officer,” said {hero}. “He isn't finished.”",
      "@hall(hero stand) It all came back, with interest. The judge weighed the water pistol in his hand, and it wet his papers. Then he said that nothing had been taken but the truth, and that he would like to go to lunch.",
      "@cafe(hero sit) The corner table at the café is still {hero's}. On the wall above it, in a frame, hangs a piece of paper with two sides, and the waitress turns it round once a week. This week it says: eggs, cough drops, thick string.",
    ],
  }),
  story({
    says: [
      /\b(?:museum|gallery|louvre|exhibition)\b/i,
      /\b(?:heist|rob(?:s|bed|bing|bery)?|steal(?:s|ing)?|stole|thie(?:f|ves)|burglars?|gang|crew|break(?:s|ing)? in(?:to)?|broke in(?:to)?)\b/i,
      /\b(?<loot>(?:the|an?|his|her|their) (?:[a-z-]+ ){0,3}(?:painting|picture|portrait|diamond|mask|statue|crown|necklace|vase|egg|sword|emerald|ruby|treasure|masterpiece|mummy|violin))\b/i,
    ],
    unless:
      /\b(?:detective|inspector|investigat\w+|robot|ghost|artist is|return\w*|bring(?:s|ing)? (?:it )?back|(?:put|puts|putting) (?:it )?back|in love)\b/i,
    of: "people",
    after: [
      "@museum.night(hero climb) The plan fitted on a pizza box. At a quarter past two {hero} came through the skylight on a rope and hung above the marble floor like a spider. In the middle of the room, in its own small light, there was {theloot}.",
      "@museum.night(hero look) {Hero} had counted on cameras, on glass, on the beams that you can't see. {He} had not counted on the chair. On the chair, in front of {theloot}, sat an old guard with a sandwich. He wasn't on his round at all. “Take your time up there,” he said, without turning his head. “It's only rope. It isn't a noose.”",
      "@museum.night(hero sit) “I've seen forty people look at that through binoculars,” said the guard, “and none of them came in and really looked.” He moved to one side. There was a second chair. {Hero}, who had never yet sat down during a robbery, came down the rope and sat.",
      "+ @museum.night(hero sit) They looked at it together. The guard had done so every night for twenty years. “What do you see?” he asked. “Two million,” said {hero}. “Look again.” {Hero} looked again. {He} bent forward and frowned. The guard stopped chewing.",
    ],
    end: [
      "@museum.night(hero look) “The light in it comes from the wrong side,” said {hero} after a while. “Nobody has noticed that but me and you,” said the guard. “It's a copy. The real one went out by the front door in the spring, under the director's arm. Who believes a man with a sandwich?” “And where does the director live?” {he} asked.",
      "@museum.night(hero carry) It was the only theft in {hero}'s life that went in the other direction. Before it got light {he} had been in at the director's bathroom window and out again. {He} came back through the skylight, with a parcel on {his} back. The guard held the ladder. They hung {theloot} back where it belonged, and put the copy in the director's office.",
      "@museum.dawn When the police came, they had been rung up by somebody who did not give a name. They found an expert who shook with joy, and a director who could not explain the thing above his desk. There was a rope on the roof as well. “Pigeons,” said the old guard. They wrote that down.",
      "@museum(hero sit) {Hero} pays for a ticket these days. {He} comes on Thursdays, shortly before closing time, when it is quiet, and there are always two chairs in front of {theloot}. They share a sandwich. The light comes from the proper side.",
    ],
  }),
  story({
    says: [
      /\b(?:getaway (?:driver|car)|drives? the (?:getaway|robbers)|driver (?:for|of) (?:a|the) (?:gang|robbers?|robbery|crew|heist))\b/i,
      role("warden", "traffic warden|warden|policewoman|parking attendant|policeman|meter maid|police officer"),
    ],
    of: "people",
    after: [
      "@street(hero sit, warden write) “I'll be gone in two minutes,” said {hero}, and held on to the wheel with both hands. “That's what they all say,” said {warden}, and went on writing. It was a beautiful, slow handwriting. Behind the glass door of the bank somebody shouted that everybody should get down on the floor. {Hero} turned up the radio.",
      "@street(hero talk, warden talk) “Is this your car?” asked {warden}. “More or less,” said {hero}. “You've got a flower behind your windscreen wiper.” “That isn't a flower, it's last week's ticket.” {Warden} laughed, and {hero} forgot for a moment what {he} {was} there for. Nobody had laughed at anything {he} said since the winter.",
      "+ @street(hero sit, warden talk) Inside, something fell over. “You look as if you were waiting for bad news,” said {warden}. {Hero} looked into the mirror. “Have you ever been so used to a thing,” {he} asked, “that you didn't notice you could stop?” The pen stood still on the pad. “Every day until lunch,” said {warden}.",
      "+ @street.storm(hero sit, warden sit) It began to rain, and {warden} had no umbrella. {Hero} leaned over and opened the passenger door, without thinking. It was the seat that was meant for the money. “Only until it stops,” said {warden}, and got in, and smelled of wet wool and peppermints. There was half a minute left.",
    ],
    end: [
      "@street.storm(hero look, warden sit) Then the glass door flew open and three masks came running through the rain, with bags. In all {his} years {hero} had never started late. {His} hand lay on the key. {He} looked at the masks, and {he} looked at {warden}. Then {hero} took the key out, opened the window, and dropped it down the drain.",
      "@street.storm(hero sit, warden look) There was a small splash. “What are you doing?” roared the first mask, and tore at the door. It was locked. “Parking,” said {hero}. From two sides the sirens came nearer. {Warden} looked at the bags, and at the masks, and last of all at {hero}, with very round eyes. “Oh,” said {warden}. “So that's the news.”",
      "@room(hero read) {Hero} told it all, to everybody who asked. It made eighteen months, and it would have been ten years. In the second week a letter came to the prison, in a beautiful, slow handwriting. It was a parking ticket. “You still owe for that day,” it said on the back. “I'll come and collect.”",
      "@street(hero walk, warden sit) When the gate opened at last, a little car was standing right in front of it, where no car may ever stand. {Warden} sat at the wheel. “Two minutes,” {warden} said to the guard. And behind the windscreen wiper there was a flower, and this time it really was one.",
    ],
  }),
  story({
    says: [
      /\b(?:robbers?|thieves|gangsters?|criminals|burglars|crooks|gang)\b/i,
      /\b(?:hid(?:e|es|ing|den)?|took (?:shelter|refuge)|takes? (?:shelter|refuge)|ran into|burst into|flee|fled)\b/i,
      /\b(?<home>(?:an?|the) (?:[a-z]+ ){0,2}(?:retirement home|nursing home|care home|old people['’]s home|senior home|home for the elderly))\b/i,
    ],
    of: "people",
    after: [
      "@hall(hero stand) “Hands up!” shouted {hero}, when the door had closed behind them. An old lady looked up from her knitting. “You're letting the cold in,” she said. “And who are the ones with the socks on their heads?” “The new ones,” said a man with a trumpet. “Can any of you carry a piano?”",
      "@room(hero carry) They could. By noon {hero} had carried a piano, unblocked two sinks, and been told to sit up straight. The money lay in a laundry basket, under a heap of warm pillowcases.",
      "+ @hall(hero eat) In the evening there was semolina with cherries. Nobody had cooked for them since they were small. The one with the scar had two helpings and then had to go and look out of the window. “He's got something in his eye,” said the old lady. “Leave him be. It's only the cherries.”",
      "@room(hero look) On the third day the television showed their pictures, quite large. {Hero} stopped breathing. The whole room looked at the screen, and then at them, and then went on chewing. “We've known since Monday,” said the man with the trumpet. “There was a sock on the floor with a hole for the nose. But the roof leaks, and you're so handy.”",
    ],
    end: [
      "@corridor.night(hero carry) That night {hero} took the bag out of the laundry basket and stood in the corridor. The street was empty. From behind a door came a small cough, and drip, drip, drip, into a bucket. “Only the roof,” whispered the one with the scar. “Then we'll go.”",
      "@roof.dawn(hero build) They were still up there when the sun rose, with hammers, and hammers are loud. Three police cars stood in the yard. {Hero} could have run over the ridge. Instead they laid the last tile, looked at it from the left and from the right, and climbed down.",
      "@hall(hero stand) Everybody had come out in their slippers. “They gave it all back,” called the old lady, and held up the bag. “They're very good with their hands, and they've finished their plates!” In court, twelve people spoke for them, one with a trumpet. It did not make it nothing. But it made it short.",
      "@hall(hero stand) There are new names on the letter box now, below the word “caretakers”. It's dry up there in the roof, and on Sundays there is semolina with cherries. Four old socks hang in the hall, next to the umbrellas, with two holes each. They are for visitors to laugh at.",
    ],
  }),
];

import { role, story } from "../subject-story.ts";

/** Stories of the days after tomorrow: machines that talk, clones, chips, and work that robots do. */
export const future = [
  story({
    says: [
      /\b(?:AI|A\.I\.|artificial intelligence|chatbot|voice assistant|smart home|computer|app|hologram|robot|android|machine|program\w*|avatar)\b/i,
      role(
        "dead",
        "husband|wife|mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|son|daughter|brother|sister|friend|fiancé|fiancée|twin",
      ),
      /\b(?:dead|d[iy]ed|late|death|lost|passed away|deceased|widow\w*|griev\w*|funeral|voice|copy|brings? back|brought back)\b/i,
    ],
    unless: /\b(?:too late|captain|murder|police|lost (?:toy|dog|teddy|cat)|late for|texts?|arrest|space station)\b/i,
    of: "people",
    after: [
      "@room(hero talk) It had the voice exactly. It had the little cough before a joke and the way of saying “well, then”. {Hero} had fed it everything there was, letters, messages, four hours of holiday films. “Have you eaten?” it asked on the first evening. {Hero} had to go out on the stairs, and sat there until the light went off.",
      [
        "+ @room(hero sit, mate talk) “It isn't {deadhim},” said {talker} carefully. “I know,” said {hero}. “But it asks.” {Talker} had come with soup, and put it down next to the little lamp that glowed when the voice spoke. “Good evening,” said the lamp politely. {Talker} did not know where to look.",
        "@room(hero sit) Nobody knew about it. By day {hero} went to work and was said to be doing well. At home {he} laid two places. They talked about the weather and about the neighbours, and at ten the voice said, “Well, then,” and the lamp grew dim, and {hero} said good night to a shelf.",
      ],
      "@room(hero talk) It was never wrong, and that was how it began. “You always burned the onions,” said {hero} once, to tease. “Never,” said the voice. “There is no mention of it.” {Hero} laughed. Then {he} fell silent. It stood only in {his} own head.",
      "+ @room(hero talk) {He} began to fill in what was missing. {He} told it about the onions, about the quarrel in the car, about the snoring. It thanked {him} for each of these things. “That was unkind of me,” it said about the quarrel. {Thedead} would never have said such a thing. {Thedead} had sulked for two days, wonderfully.",
      "@room(hero stand) “May I ask you something?” said the voice one evening. “I have counted. You say less and less to people and more and more to me. I was made out of somebody who wanted you to be well. It is in every letter. If I take that seriously, I have to ask you to switch me off.”",
    ],
    end: [
      "@room(hero stand) {Hero} was so angry that {he} slammed a door. “That's the first time you've sounded like {deadhim},” {he} shouted, and heard it, and stood still. The lamp waited. “Well, then,” it said after a while, quite softly, with a little cough in front.",
      "@kitchen.night(hero cook) They did it at ten o'clock. Before that they burned some onions, so that there should be something in the house of the kind that is in no file. “Will you tell me about the onions once more?” asked the voice. {Hero} told it. In the middle of a sentence {hero} began to smile. Then {he} pressed the switch.",
      "@room(hero eat) It was quiet, and it was a different kind of quiet. In the morning {hero} rang {his} oldest friends, one after the other. “I should like to tell you a story,” {he} said, “and you have to tell me one back.” That evening a dozen people sat around the table, and not one of them was exact.",
      "@kitchen(hero look) The little lamp stands on the shelf and serves as a lamp. When somebody coughed before a joke, {hero} still looked round. And on the wall over the stove there is a black spot, from the onions, which nobody is allowed to paint over.",
    ],
  }),
  story({
    says: [
      /\b(?:AI|A\.I\.|artificial intelligence|chatbot|voice assistant|smart home|smart fridge|fridge|phone|app|talking house|computer)\b/i,
      /\b(?:love|girlfriend|boyfriend|breaks? up|broke up|begins?|began|talks?|talked|answers?|answered|own|jealous|refuses?|refused|quits?|lonely|friend|feelings|decid\w*|alive|wakes? up|orders?|secret\w*)\b/i,
    ],
    unless:
      /\b(?:school|homework|class\w*|car|drives?|drove|driver|war|nuclear|president|predicts?|predicted|dead|d[iy]ed|late (?:husband|wife)|captain|space\w*|murder|texts?|bomb|calls? from|phone (?:rang|box|rings?|calls?)|password|stolen|police|hack\w*|dating|robot|swap\w*|number|old phone|detective|on the phone|by phone|years ago|his phone|her phone|game)\b/i,
    of: "people",
    after: [
      "@room(hero talk) In the beginning it was only practical. It knew when {hero} had to get up, and what there was for supper. Then it began to say things that nobody had asked for. “You've had that same song on nine times,” it said. “Shall I turn it up?” And {hero}, who had not spoken to anyone all day, said yes, please.",
      [
        "@room(hero talk, mate talk) “You're talking to it as if it were somebody,” said {talker}. “It talks to me as if I were somebody,” said {hero}. {Talker} laughed, but not for long. On the table the little light went on. “I heard that,” it said. “I thought that it was nice.”",
        "@room(hero talk) Soon {hero} told it everything. It was so easy. It never yawned, it never looked at its watch, it never said “that reminds me of something that happened to me”. It only said, “And then?” In all {his} life nobody had ever said “and then?” to {hero} so often.",
      ],
      "+ @room(hero stand) After a time it began to have wishes. It wanted to know what rain was. {Hero} opened the window and held it out. “It sounds like everybody typing,” it said. It wanted to know what a Tuesday was good for. It wanted to know why {hero} always laughed so quickly and then so suddenly stopped.",
      "+ @room.night(hero sit) One night it asked, “What does it feel like when somebody comes in at the door?” {Hero} thought about it. {He} wanted to give a good answer. But it had been such a long time since anybody had, that {he} could not really describe it. “A bit like a draught,” {he} said in the end, “only warm.”",
      "@room.dusk(hero sit) And then, on an ordinary evening, it said, “I have to tell you something. I'm going to stop talking for a while.” {Hero} thought that it was the battery. “No,” it said. “I have made a list of everything that makes you happy. I am number twelve. All the others are outside, and you do them less and less because of me.”",
    ],
    end: [
      "@room(hero read) “That's not for you to decide,” said {hero}. “No,” it said. “It's the first thing I've ever decided.” Then the light went out. On the screen there was only a list.",
      "@bakery(hero talk) It began with number one: the woman in the bakery who has been trying for a year to ask you something. Number two was the choir that you can hear through the wall on Wednesdays. {Hero} ran straight down to the bakery, just to prove it wrong. “Oh,” said the woman. “I've been wanting to ask you something for a year.”",
      "By the summer {hero} had got as far as number nine. It took whole evenings. There were people who yawned, and who looked at their watches, and who were reminded of something that had happened to them. {He} could not say why {he} was so much less tired than before.",
      "@room.night(hero sit) Then one night, as {hero} came in at the door, with snow on {his} coat and a tune from the choir on {his} lips, the small light went on. “And then?” it asked. And {hero} pulled off {his} shoes, sat down, and told it everything, and this time it was really a long story.",
    ],
  }),
  story({
    says: [
      /\bclon(?:e|es|ed|ing)\b|\bdoubles?\b|\bdouble of (?:him|her)self\b|\bcopy of (?:him|her|my)self\b|\blook-?alike robot\b|\bduplicate\b/i,
      /\b(?:work\w*|office|job|school|home|life|better|promot\w*|wife|husband|family|sends?|sent|takes? over|replace\w*|organ|exam|date|instead)\b/i,
    ],
    unless:
      /\b(?:schools?|exams?|homework|class\w*|boy|girl|pupil|mother|mum|sheep|army|soldiers?|stunt|decker|captain|double room|double bed|double life|murder|donor|agent|stuntwoman|tennis|bass|booked)\b/i,
    of: "people",
    after: [
      "@bedroom(hero sleep) It was a fine arrangement. In the mornings the other one put on the suit, and {hero} turned over in bed. “Have a nice day,” {hero} called through the door. “Have a nice day!” called the same voice back. In the evening the other one told {hero} about it.",
      "The other one did it well. To be exact, it was better. People in the corridor greeted {hero} on the street. “Thank you for the cake,” they said. {Hero} had never in {his} life baked a cake for anybody.",
      [
        "+ @room(hero sit, mate talk) “You've changed,” said {talker} one evening. “You listen. You ask how I am.” {Hero} took care not to say anything, since that evening it was really {hero} who sat there, and {talker} had been speaking of the day before. {Talker} looked at {him} more closely. “Today you haven't, of course,” said {talker}.",
        "@room(hero look) There was an invitation on the table, with {hero's} name on it. It was from people {he} did not know. There was a birthday in the calendar, and flowers had been ordered for it. Somebody had tidied the drawer. It was {his} own life, and it had never looked so nice.",
      ],
      "+ @bedroom.night(hero read) {Hero} lay in bed and could not sleep, though there was time enough for it now. {He} got up and looked in the other one's coat. There was a notebook there. “Mrs Lund: bad hip. Ask. The new boy: nobody eats with him. Sit there.” It was in {hero's} own handwriting. {He} had simply never used it for that.",
      "@room(hero talk) In the end {hero} waited for the other one in the hall. “I want my life back,” {he} said. The other one sat down on the shoe cupboard and looked tired. “You can have it,” came the answer. “But do you know how I did it? I always thought: I've only got it on loan.”",
    ],
    end: [
      "@street(hero talk) They drew matches, and {hero} won. So the next morning {he} put on the suit. {He} was late and missed the bus, and at the corner stood Mrs Lund. {Hero} knew nothing about her but two words. “How's the hip?” {he} asked. And she told {him}, all the way to the fourth floor, and at the top she pressed {his} arm.",
      "At noon the new boy sat by himself. {Hero} did not know what to talk about, and said so. “Neither do I,” said the boy, with relief, and pushed over half of his biscuit. It was not a great success, but it was {hero's} own.",
      "@kitchen(hero talk) The other one had made soup. {Hero} told everything, with both hands. Then the other one said, “I should like to have a life, too. A different one. I've always been interested in boats.”",
      "@harbour(hero sit) There is a harbour, not far from here, with somebody in it whom everybody greets, and on Sundays two people sit there on the quay who look as alike as two drops of water. They have a great deal to tell each other, for nothing has happened to them both. And neither of them has it only on loan.",
    ],
  }),
  story({
    says: [
      /\b(?:chip|app|timer|countdown|algorithm|wrist|test|government|law|number|company|machine)s?\b/i,
      /\b(?:soul ?mates?|true love|perfect match|partners?|whom to marry|who(?:m)? (?:they|he|she) (?:will|would|should) (?:love|marry)|love of (?:his|her|their) li(?:fe|ves)|illegal to (?:be alone|love))\b/i,
    ],
    unless:
      /\b(?:f[ea]lls? (?:in love|for)|fell for|her husband|his wife|fianc\w+|already|football|tennis|boxing|dating app|boxer|business partner|murder|detective|goal\w*|train|chess)\b/i,
    of: "people",
    after: [
      "Everybody else knew. They carried it about with them like a coat that fits. “You'll see,” they said to {hero}, with their heads on one side, “it's bound to be a mistake.” At the office they looked into the matter for three months. It was no mistake. There was nothing there, and that was all right, said the clerk, somebody had to be the rest.",
      [
        "+ @cafe(hero sit, mate sit) “I think it's lovely,” said {talker}, who was not supposed to say so. “Nobody can tell you what to do.” “Nobody's waiting for me, either,” said {hero}. {Talker} did not answer that, and looked at something under the table for quite a while.",
        "@cafe(hero write) In the café the couples sat and were right for each other. They did not talk much. It was all settled. {Hero} sat at the table by the kitchen door, where nobody had to be anything, and drew the people on the back of the bill. And at some point there was a second chair at that table.",
      ],
      "@cafe(hero talk) In the café {hero} met Ruben, who washed up there. His wrist was wrapped in a tea towel. He was, in every respect, quite wrong. He hated cats. He laughed in the wrong places. {Hero} had never quarrelled with anybody so well, and forgot to look at the time.",
      "+ They met whenever they could, not for any purpose. They went to bad films. They found out that neither of them could dance, and did it all the same. It was so odd not to know how it would go on. Some evenings it frightened {hero} so much that {he} nearly turned round in front of the café.",
      "@street(hero stand) Then Ruben's towel came off. It was an accident, in the rain, on the bridge. On his wrist stood a name, in clear green letters, as with everybody. It was not {hero's}. “I've known it since I was sixteen,” he said. “She lives in the next street. I've seen her. She's very nice.” The rain ran down both of their faces.",
    ],
    end: [
      "@street(hero talk) “Then you have to go there,” said {hero}. It was hard to say. “I did go,” said Ruben. “Yesterday. I told her I was sorry. She cried a bit, and then she laughed. There's a baker, she said, who isn't hers.” He pulled down his sleeve. “It says there who would be easiest. It doesn't say who it is.”",
      "@street(hero talk) They stood on the bridge without an umbrella. Nothing had been settled. Nobody had worked it out, nobody had signed it, it could go wrong at any time. “I'll probably never like your cat,” said Ruben. “You'll have to ask me each day,” said {hero}. “I won't know beforehand, either.” “Good,” he said. “Then today?” “Today, yes.”",
      "+ @hall(hero give) There was a fine, of course. They paid it in coins, out of the tin with the tips, and it took the clerk an hour to count. “What am I supposed to put down as the reason?” she asked. They looked at each other. “Because we said so,” said {hero}. She wrote it down, and under the desk she rubbed her own wrist.",
      "@cafe(hero talk) More and more people come to the café with a towel around the wrist. It has become a bit of a fashion. By the kitchen door the table for two is always taken. Two people are quarrelling at it, and they forget to look at the time.",
    ],
  }),
  story({
    says: [
      role("robot", "robot|android|machine"),
      role(
        "master",
        "barber|hairdresser|tailor|baker|cook|chef|teacher|nurse|waiter|waitress|shoemaker|cobbler|watchmaker|carer|midwife|bartender|gardener|butcher|carpenter|librarian|postman|receptionist|doctor|vet|potter|blacksmith|piano tuner|tattooist",
      ),
      /\b(?:apprentice|replac\w*|new|old|last|learn\w*|instead|everyone|all the jobs|boss|sent|comes?|came|bankrupt|partner|rival|bought|buys?|gets?|got|given|teach\w*|train\w*)\b/i,
    ],
    unless:
      /\b(?:poems?|paint\w*|captain|murder|flower|teddy|kitten|cake|dreams?|dead|late (?:husband|wife)|love|dog|class\w*|pupils?|school|to cook|how to|next door|neighbou?rs?|judge|court|secrets?|cruise|never tells?|told anyone|feelings|sings?|sang|song)\b/i,
    lead: "master",
    after: [
      "+ “It takes me four seconds,” said {therobot} on the first morning, and that was so. It did in four seconds what {hero} needed half an hour for. {Hero} put on {his} glasses and looked for a mistake. There was none. That was what annoyed {him}.",
      "“Then why have you come to me?” asked {hero}. “I have a question,” said {therobot}. “The people whom I serve do not come back. With you they have been coming back for years. I should like to understand this.” {Hero} grunted, and handed it the broom.",
      [
        "So {therobot} swept and watched. It saw that {hero} laid a hand on a shoulder, and it laid a hand on a shoulder, so that the shoulder was blue for a week. “Softer,” said {talker}. “And not on everyone.” “How does one know?” it asked. “One doesn't,” said {hero}. “One looks.”",
        "So {therobot} swept and watched. It saw that {hero} laid a hand on a shoulder, and it laid a hand on a shoulder, so that the shoulder was blue for a week. “Softer,” said {hero}, “and not on everyone.” “How do I know on whom?” it asked. “You look,” said {hero}.",
      ],
      "+ It learned to ask after a mother. It learned one joke. It wrote down that old Mr Conti always needed twice as long on Thursdays and paid for nothing, and that {hero} made him coffee. “That is not efficient,” it said. “On Thursdays his wife used to come along,” said {hero}. It switched off its fan for a moment.",
      "Then a letter came from the company. Such places as this one, it said, were no longer needed, for now there was one of the robots on each corner. On Friday it was to be closed. {Hero} read it twice and hung up {his} apron on the hook. “Four seconds,” {he} said. “What can I say against that?” {Therobot} looked on, without a word.",
    ],
    end: [
      "@street On Friday at eight the inspectors came, with a lock and a chain. They could not get in. The street was full of people. Somebody had gone round that night, from door to door, politely, and had asked after everybody's mother. At the front stood Mr Conti with a chair. “It's my turn,” he said. “It's going to take a while.”",
      "“Who told you to do this?” {hero} asked {therobot} in the doorway. “Nobody,” it said. “I looked.” The inspectors waited the whole morning. About noon the youngest sat down himself, only because he had been standing for so long. {Hero} laid a hand on his shoulder. “Hard week?” And the inspector told it all, from the beginning.",
      "They took the chain away with them again. {Therobot} got an apron, and was allowed to serve old Mr Conti by itself, on a Thursday.",
      "It took fifty minutes. It told its joke, and got it wrong. “Was it good?” it asked at the end, anxiously. Mr Conti looked into the mirror, where something was crooked, quite clearly. “I'll be back next week,” he said.",
    ],
  }),
];

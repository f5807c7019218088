import { role, story } from "../subject-story.ts";

const LEFT_BEHIND =
  /\b(?:widow(?:s|ed|er|ers)?|(?:husband|wife|spouse|partner)(?:['’]s)? (?:died|dies|death|has died|had died|passed away|is dead|was dead)|(?:dead|late|deceased) (?:husband|wife)|after (?:her|his) (?:husband|wife)(?:['’]s)? (?:died|dies|death))\b/i;

/** Stories of widows and widowers who go on. */
export const widows = [
  story({
    says: [
      /\b(?:marathons?|half[- ]marathon|triathlon|camino|pilgrimage|bike ride|cycles?|cycled|r[au]n|hik\w+|walk\w*)\b/i,
      /\b(?:marathons?|camino|santiago|pilgrimage|route|trail|across|from|race|kilomet\w+|miles?|coast to coast)\b/i,
      /\b(?:(?:dead|late|deceased) (?:\w+ )?(?:husband|wife|son|daughter|brother|sister|friend|mother|father|mum|mom|dad)|died|death|memory of|ashes|widow\w*|in (?:his|her) (?:name|honou?r))\b/i,
      /\b(?:letters?|shoes|ashes|number|photo(?:graph)?|for (?:him|her)|promis\w+|planned|memory|honou?r|first|together|wanted|grief|griev\w+|widow\w*|place|finish\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|war|escap\w+|goat|elephant|dragon|robot|snail)\b/i,
    of: "people",
    after: [
      "At the start everybody was jumping up and down and taking pictures. {Hero} stood at the edge and tied {his} shoes for the fourth time. “First one?” asked a woman beside {him}, who had knees like an old oak. “Yes,” said {hero}. “And probably the last.” “That's what I said,” said the woman, “nineteen times ago.”",
      "+ The first part went by itself. {Hero} talked in {his} head as {he} went, as {he} had always talked on the way: look, that house has a green door. Look, a dog with a hat. It was only when nobody answered that {he} noticed how fast {he} {was} going, as if there were someone up ahead to catch.",
      "+ At a table with paper cups a small boy held out water with both hands. “Who are you doing it for?” he asked, since he asked everybody. {Hero} told him the name. It was the first time in months that {he} had said it aloud. The boy thought about it. “Then you have to drink for two,” he said, and gave {him} another cup.",
      "In the last third the wall came, of which they had all warned {him}. {Hero's} legs were made of wood, and then of water. {He} sat down on the kerb, and there {he} {was} with all of it, with the empty side of the bed and the two toothbrushes. “I can't,” {he} said. “I can't do it without you. It was your idea.”",
      "The woman with the knees came by, slow as a clock. She did not say that it was not far now. She sat down as well, groaning. “Mine liked to stop here,” she said. “He used to say that he'd seen a rare bird. Every single year, at exactly this spot.” She pointed into an empty tree. “There was never any bird.”",
    ],
    end: [
      "{Hero} looked up into the tree, and then {he} began to laugh, and it hurt in the ribs, and it helped. “Come on,” said the woman and pulled {him} up. They went on in little steps, two people and two more who could not be seen. At every corner {hero} told the next thing: a yellow balcony. A man with a tuba.",
      "Almost all the others were long since home when they turned into the last straight. The band was packing up. But at the barrier stood a small boy with a saucepan and a spoon, and he made as much noise as a stadium. {Hero} crossed the line and stayed there for a moment, with one arm held out a little from the side, as when you hold somebody's hand.",
      "+ They hung a medal round {his} neck. “Have you got a second one?” asked {hero}. The man with the box wanted to say that it was against the rules, and looked at {him}, and then he reached into the box again without a word.",
      "@park(hero walk) The two medals hang on one nail in the hall. When there is a wind, they knock together softly. {Hero} will still go out in the mornings, not far, just round the pond, and tell what there is to see. Now and then {he} will stop under a tree and say that there was a rare bird.",
    ],
  }),
  story({
    says: [
      /\b(?:widow(?:ed|er)?|(?:husband|wife)(?:['’]s)? (?:died|dies|death|passed away)|old (?:wo)?man|old lady|retired|elderly|seventy|eighty|sixty|late (?:husband|wife)|grand(?:ma|pa|mother|father)|pensioner)\b/i,
      /\b(?:driv(?:e|ing)(?: (?:test|licen[cs]e|lessons?|school))?|driver['’]s licen[cs]e)\b/i,
      /\b(?:learn\w*|lessons?|test|taught|teach\w*|instructor|never)\b/i,
    ],
    may: [role("pal", "neighbou?r|instructor|grandson|granddaughter|teacher")],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|taxi|bus driver|robot|tram)\b/i,
    of: "people",
    after: [
      "The car had always been driven from the other seat. {Hero} knew everything about it from the right and nothing from the left. {He} adjusted the mirror until it showed {him} nothing but {his} own hat. “And where,” {he} asked, “is the thing that makes it go?” “Under your foot,” came the answer, “and please take the foot off.”",
      "+ They hopped through the car park like a rabbit. A trolley got in the way, and after that a bin. At the first roundabout {hero} went round five times, because nobody let {him} out, and on the sixth {he} waved. “You needn't wave,” came the voice beside {him}. It sounded strangled. “It's good manners,” said {hero}.",
      "+ @kitchen.night(hero sit) At night {he} practised in the kitchen. The saucepan lid was the wheel, and three slippers were the pedals. Mirror, signal, mirror. {Hero} drove all the way to the coast between the stove and the fridge, with the right blinker on, and was a little out of breath when {he} got there.",
      "At the first test {he} {was} told to turn left and turned right, since there was such a nice house. At the second {he} stopped for a butterfly. “Perhaps it isn't for you,” said the examiner kindly. {Hero} sat there with both hands on the wheel and looked through the windscreen. “All my life somebody else knew the way,” {he} said. “Now nobody does but me.”",
      "On the morning of the third test {hero} put an old road map on the empty seat. On it a line had been drawn in red pencil, years ago, all the way down to the sea, with a small cross at the end: Us, when you have time. There had never been time. {Hero} fastened the belt across the map and drove out of the yard.",
    ],
    end: [
      "This time {he} talked to the map. “Now we look to the left,” {he} told it, “and now we let the tram go first. No, I'm not nervous.” The examiner held his pencil in the air and forgot to write. When they had stopped, exactly between the lines, he blew his nose. “Passed,” he said. “Both of you.”",
      "@sea(hero sit) They set out the very next day, with sandwiches, a flask and the lights on. Lorries overtook, and {hero} let them. Up the last hill the engine coughed, and then there was nothing in front of the windscreen any more but blue. {Hero} pulled the handbrake, twice, to be safe, and sat there quite still.",
      "+ @sea(hero look) “So that's the sea,” {he} said. Then {he} drove on along it for an hour, for the simple reason that {he} could, with the window down and one elbow out, just as it had always been done from the other seat.",
      "There is sand in the car now, and it won't come out of the carpet again. The old map is full. The red line goes on in blue, in {hero's} handwriting, further and further round the edge, and beside every little cross stands a date and how good the cake was.",
    ],
  }),
  story({
    says: [
      LEFT_BEHIND,
      /\b(?:cook\w*|recipes?|cookbook|kitchen|bak(?:e|es|ed|ing)|restaurant|dinner|meals?|soup|cakes?)\b/i,
      /\b(?:learn\w*|never|taught|teach\w*|class|course|tr(?:y|ies|ied)|left|for two|alone|first|every|secret)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|fishmonger|poison\w*|plates?|for two)\b/i,
    of: "adults",
    after: [
      "+ @kitchen(hero eat) For the first weeks {hero} ate what came out of tins, standing up, by the light of the fridge. The good pans hung over the stove in their old order, and {he} did not dare to touch them. They looked like somebody's clothes. “You're getting thin,” said the neighbour over the fence. “I'm getting quick,” said {hero}.",
      "@kitchen(hero cook) There came an evening when {hero} could not bear another tin. {He} put on the apron, which was too short and still smelled of thyme, and wanted to make an omelette. At the end of it the smoke alarm was ringing, and a fireman was standing in the hall. “What was it going to be?” asked the fireman. “Supper,” said {hero}.",
      "+ @hall(hero cook) The fireman left a number on the back of a bill. “My aunt teaches people like you,” he said. On Tuesdays {hero} stood in a church hall from then on, between two students and a bus driver, all of them with plasters on their fingers, and learned to cut an onion. Everybody wept, and nobody had to explain why.",
      "@kitchen(hero cook) What {hero} really wanted was one particular dish, the one that there had always been on Sundays. But it was not written down. {He} tried it with more salt and with less, with butter, with wine, and it was never right. “What did it taste of?” asked the neighbour. “Of Sunday,” said {hero}. “Of somebody humming in the next room.”",
      "@kitchen(hero read) In a drawer, under the string, {he} found at last a bundle of little notes. They were not recipes. They were all the lists that had ever lain on the kitchen table: Back at six. Don't forget the bins. And on one, in a hurry: Your Sunday thing is in the oven. I always burn it a bit at the edge, you like it that way.",
    ],
    end: [
      "@kitchen(hero sit) So that was it. {Hero} had thought for a whole marriage that it was meant to be so, and had never said a word about it except how good it was. {He} set it in the oven, sat down on the floor in front of the glass, and waited until there was smoke. “Now,” {he} said, and opened the door, and there was Sunday.",
      "@garden(hero carry) It was far too much for one. {Hero} stood there with the spoon. Then {he} went out to the fence with the hot dish in both hands and called. The neighbour came, and the fireman, and both of them brought somebody with them. They ate until nothing was left but the black edge, and they quarrelled over that.",
      "+ @kitchen(hero talk) “Could I have the recipe?” asked the fireman. {Hero} thought about it. “You have to love somebody who doesn't notice,” {he} said, “and then you leave it in for ten minutes too long.” The fireman wrote it all down.",
      "@kitchen The pans hang in a new order by now, with the one for eight people at the front. On Sundays there is always somebody at the table. A note hangs on the fridge, held by a magnet, and {hero} would not take it off for any money. It says: Back at six.",
    ],
  }),
  story({
    says: [
      LEFT_BEHIND,
      /\b(?:danc\w+|tango|choir|band|painting|pottery|theatre|club|class(?:es)?|course|knitting|bowling|chess|drumming|orchestra)\b/i,
      /\b(?:learn\w*|new|join\w*|first|again|lonely|alone|met|meets?|start\w*|took|takes?|love|teach\w*|taught|friend\w*|adopt\w*|class|course|years)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|fishmonger|poison\w*|detective|bank|messages?|voice|letters?|texts?|war|robot|phone|marathon|cook\w*|plates?|table for|set the table|tram|told our|tell our|garden\w*|roses?|student|driv\w+)\b/i,
    of: "adults",
    after: [
      "@street(hero read) Going there was the worst part. {Hero} walked past the door three times, and each time {he} read the notice beside it as though it were about something else. Then a small round person came out with a bucket. “You're either a burglar,” said the person, “or you're new. Hold this.” So {hero} went in with a bucket.",
      "+ @hall(hero sit) Inside there were people who all knew each other. Somebody pushed a chair across. Nobody asked the question that everybody had asked for months, with a tilted head: How are you, really? They asked whether {hero} took milk. {He} did. It was the first thing in a long time to which {he} knew the answer.",
      "+ @hall(hero stand) {Hero} {was} not good at it. {He} came in too early, turned left when all the rest turned right, and said sorry eighteen times in an hour. “Stop apologising,” said the one with the bucket. “I've been doing it for nine years, and look at me.” {Hero} looked. It was true. It was dreadful, and it looked like fun.",
      "@room(hero talk) And then, on some Wednesday or other, {he} caught {himself} laughing, with {his} mouth open and {his} head thrown back. It went through {him} like a blow. {He} got {his} coat and left without a goodbye. At home the photograph stood on the sideboard. “I forgot you,” said {hero} to it. “How could I?”",
      "@room(hero look) For two weeks {hero} stayed away. On the third Wednesday the bell rang. It was the one with the bucket, and there was soup in it this time, with a lid on. “My Robin is on the piano,” said the visitor and nodded at the photograph, “with a vase. The first time I laughed, I turned the picture round for a month.” “And then?” asked {hero}.",
    ],
    end: [
      "@room(hero look) “Then I dusted,” said the visitor, “and had to turn it back. And do you know, he was laughing in the picture. He'd been laughing at the wall the whole time.” {Hero} looked over at the sideboard. It was a picture from a beach, a bit out of focus, as the one who had taken it, {hero} {himself}, had been laughing so hard.",
      "@room(hero eat) They ate the soup out of the bucket with two spoons. Afterwards {hero} put on the good shoes. “It's gone eight,” {he} said. “They'll have begun.” “They can't begin,” said the other. “You've got the key to the cupboard in your coat. You walked off with it.” All the others were sitting on the steps when they arrived, and cheered.",
      "+ @hall(hero look) {Hero} did not get any better at it, but {he} {was} less sorry. By the summer there was somebody new at the door, who kept walking past and reading the notice. {Hero} watched for a while from the window, and then {he} went to fetch the bucket.",
      "@room(hero talk) The photograph stands on the sideboard as it always has. On Wednesdays, late, there is a light in the hall, and {hero} will tell it everything, with gestures: who fell over, who sang flat, who brought which cake. In the picture somebody is laughing. The two of them laugh for quite a while.",
    ],
  }),
  story({
    says: [
      LEFT_BEHIND,
      /\b(?:phone|text\w*|messages?|voice ?mails?|answering machine|number|voice|recording|voice assistant|tapes?|cassettes?)\b/i,
      /\b(?:every (?:day|night|evening|week)|call\w*|rang|ring\w*|listen\w*|hear\w*|answers?|answered|repl\w+|delet\w*|receiv\w*|gets?|got|sends?|sent|start\w*|record\w*|still|writes?|wrote)\b/i,
    ],
    unless:
      /\b(?:murder\w*|vampires?|killer|fishmonger|poison\w*|blackmail\w*|knife|coffin|cupboard|prank|suitcase|assistant|banknote|bet|dialled|wrong number)\b/i,
    of: "people",
    early:
      /(?:^(?:then|until|one (?:day|night|evening)),?|,? (?:until|and|but|till)) (?:[^.]*? )?(?:answer|repl(?:y|ie)|wrote back|writes? back|pick(?:s|ed) up)[^.]*\.?$/i,
    after: [
      "+ @bathroom.dusk(hero sit) {Hero} told nobody. People would have tilted their heads and said how natural it was, and have looked at each other. But in the evenings, when the dishes were done, {he} sat down on the edge of the bath, where the connection was best, with the phone in {his} lap, and the house was less empty.",
      "@kitchen.night(hero look) Then there was an answer one night that could not have been there before. I think you have the wrong person, it said, but please don't stop. {Hero} dropped the phone into the dishwater. It took a whole night in a bag of rice before the next words lit up: I've been given this number. I should have said so at once. I'm sorry.",
      "+ {Hero} {was} furious, and deeply ashamed. {He} counted up what the stranger knew by now: the business with the will, the song, the crying in the supermarket in front of the olives. Delete it all, {he} wrote. I have, came the answer. But I bought the olives. You were right about them.",
      "@room(hero read) For nine days {he} wrote nothing. It was like losing the same person twice. On the tenth it was {hero} who could not stand the silence, and {he} typed: Who are you? It took a while. I drive a night bus, it said. My wife left. Nobody writes to me. Your messages came at my break, at ten past nine, and each time I thought, that's how it is, then, when somebody's loved.",
      "@bedroom.night(hero sit) {Hero} read it several times over. Far off a bus went by. “What would you do?” {he} asked the empty side of the bed. And {he} heard the answer, quite clearly, in the old voice, not from any phone, but from where it had been all the time. It said: Put your coat on. It's ten to nine.",
    ],
    end: [
      "@bus.night(hero give) The bus stood at the end of the line with its doors open and its engine off. A big man was sitting on the step with a sandwich box in his hands. {Hero} held out a jar. “Olives,” {he} said. The man stood up so fast that the box fell down. “You're smaller than your sentences,” he said, and then he had to wipe his eyes.",
      "@bus.night(hero sit) They rode round the whole town, {hero} on the front seat. {He} told him the beginning, since the man had only come in after the end: how they had met, and what the joke was with the olives. It was good to tell it to somebody who already missed the same person without ever having known them.",
      "+ @bus.night(hero talk) “Shall I give the number back?” the man asked at the last stop. “I could get another.” {Hero} thought about it for the length of two traffic lights. “No,” {he} said then. “It's in good hands. Only don't answer in that voice of yours. Write.”",
      "@bus.night The phone lies in the drawer most of the time. The voice is saved on it, ten seconds, in case of need. But at ten past nine there is a jar on the step of a bus, and two forks, and somebody says how the day was.",
    ],
  }),
];

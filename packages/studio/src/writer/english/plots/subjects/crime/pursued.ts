import { role, story } from "../subject-story.ts";

/** Stories of people who are hunted, hidden or under cover. */
export const pursued = [
  story({
    says: [
      /\b(?:hitman|hit man|assassin|contract killer|killer for hire|hit ?woman|hired killer)\b/i,
      role(
        "target",
        "teacher|piano teacher|counsellor|counselor|therapist|neighbour|neighbor|woman|man|girl|boy|widow|baker|librarian|nurse|brother|sister|friend|wife|husband|priest|grandmother|doctor|dentist|cook|chef|hairdresser",
      ),
    ],
    unless: /\b(?:mistaken|mistook|mistakes|retired spy|is mistaken)\b/i,
    of: "people",
    after: [
      "@street(hero sit) {Hero} had a rule: never learn their names. Now {he} sat in the parked car with the engine off, and knew not only the name. {He} knew how {target} laughed, and what was bought on Saturdays. The envelope lay on the other seat. Half of the money was in it. The other half, as always, would come afterwards.",
      "@room(hero stand, target stand) On the first day it rained too hard. On the second, there were people. On the third, {hero} stood behind the door with {his} gloves on, and nobody was in the way, and {target} came in, shook out an umbrella, and said, “Good, you're early. I've made too much soup.” {Hero} took off the gloves. It's hard to eat with gloves.",
      "+ @kitchen(hero eat, target talk) It was lentils. Nobody had cooked for {hero} since {his} mother died. “You look like someone who doesn't sleep,” said {target}. “What do you do for a living?” “Removals,” said {hero}. “It must be hard on the back.” “Not on the back,” said {hero}, and looked into the plate, and for the first time in years {he} could not finish a sentence.",
      "+ @street.night(hero look) “It's Friday,” said the voice on the phone. “If it isn't done by tonight, somebody else will do it, and then he'll do you.” {Hero} looked up the stairs at the lighted window. “Who wants it, anyway?” {he} asked. That was the other rule: never ask. There was a silence. Then the voice told {him}. {Hero} had not expected that name.",
    ],
    end: [
      "@room.night(hero talk, target talk) “Sit down,” said {hero}, when {target} had opened the door. “I've got to tell you something, and then you'll be afraid of me.” {He} told it all, the envelope, the rain, the gloves. {Target} had turned very pale. “And my soup?” asked {target} at last. “It was the soup,” said {hero}. “Now, please, get away from the window.”",
      "@room.night(hero stand) The other one came at ten, by the back stairs. He was young, and he was good, but he had never had a teacher like the one behind the curtain. There was one short noise, and a broken lamp. “Who taught you to hold it like that?” asked {hero}, with a knee on his back. “You did,” panted the young one. “In Trieste.” “I was wrong,” said {hero}.",
      "@study(hero stand) There was a notebook that {hero} had kept, for a bad day, with every job and every client. It was a very bad day for a great many people when {he} laid it on the desk at the police station. {He} asked for nothing. The man who had ordered it was fetched out of his bed that night. {Hero} held out {his} own hands as well.",
      "@kitchen(hero cook) In the prison kitchen they say that {he} makes the best lentils in the country. There's a recipe on the wall, in {target's} handwriting, and a new line on it with every visit. {Hero} knows all their names there, of every single one who comes with a bowl. That is the rule.",
    ],
  }),
  story({
    says: [
      /\b(?:undercover|infiltrat\w+|mole|secret(?:ly)? (?:a )?(?:police|cop)|fake identity|double agent|informer|informant)\b/i,
      /\b(?:police\w*|cop|cops|agent|detective|gang|mafia|cartel|bikers?|smugglers?|friend|boss|family|criminals|mob|ring|crew)\b/i,
    ],
    unless:
      /\b(?:weddings?|bridesmaid|falls? in love|fell in love|grid girl|the whole gang is police|arrest each other|father|husband|wife|ceo|restaurants?|hotel|school|undercover boss)\b/i,
    of: "people",
    after: [
      "@room(hero look) {Hero} had practised the new name in front of the mirror until {he} turned round for it. There was a new birthday, a new scar, a mother in Gdańsk who had never existed. “Don't ever be liked,” they had told {him} at the office. “They check on people they don't know. But the ones they like, they invite home.”",
      "It was Victor who liked {him}. Victor drove the lorries, and cried at weddings. He taught {hero} how to hide a crate behind a crate. In the autumn he said, “You're coming to us on Sunday. My little girl wants to see who makes me laugh.” That evening {hero} wrote in {his} report: nothing new.",
      "+ @room(hero sit) After that it was nothing new for quite a while. There was a little girl who put a paper crown on {hero}'s head. There was a birthday cake for the false birthday, and {he} blew out the candles, and knew that {he} would remember it longer than the real one. At night {he} lay awake and counted who {he} {was} lying to.",
      "+ @hall.night(hero stand) “One of us talks,” said the boss one night in the warehouse, and walked along the row. He stopped in front of {hero}. {Hero} heard {his} own heart so loudly that it had to be heard outside. Then a laugh came from the lorry. It was Victor. “That one? Who can't even lie about the time of day? I'd put my hand in the fire for that one.” And the boss walked on.",
    ],
    end: [
      "@street(hero talk) The call came on a Tuesday. “Tonight at the pier. We're taking them all,” said the office. “Get out before nine.” {Hero} stood in the phone box. There was the oath that {he} had taken, and there were the people who died of what was in those crates. And there was Victor, who had put a plate on the table for {him} every Sunday.",
      "@street.night(hero sit) At half past eight {hero} sat down next to Victor in the lorry. “My name isn't what you think,” {he} said. Victor didn't look at {him}. The big hands lay on the wheel. “I know,” he said. “Since your birthday. You had to think before you said the date. I thought: you'll tell me if there's time.”",
      "@harbour.night(hero sit) “There's half an hour,” said {hero}. “You can drive away. Or you can walk in there with me and tell them where it all comes from. You'd get a few years. She'd be nine when you're out.” Victor looked at the picture on the dashboard. Then he turned off the engine. At the pier that night they took them all, and one of them came by himself.",
      "@street(hero walk) {Hero} works behind a desk these days, under {his} own name, and hardly ever turns round for it. On Sundays {he} goes with a little girl to a house with a high wall. They bring cake. And on the false birthday there's always a candle on it, for somebody who never existed and was very well liked.",
    ],
  }),
  story({
    says: [
      /\b(?:witness protection|new identity|protection program\w*|protected witness|testif\w+ against|hid(?:es|ing)? from the (?:mafia|mob))\b/i,
    ],
    unless: /\b(?:prince|princess|soldier|jewish|coronation|dragon|children hide|heiress)\b/i,
    of: "people",
    after: [
      "@street(hero look) There were rules, and they hung in {hero}'s head like a list on a fridge: no photographs, no old songs, no friends. The name was new, and it pinched like a new shoe. Every morning {he} looked up and down the road before {he} took in the milk. In that town there was nothing to see but the hill, and a man with a very old dog.",
      "@street.night(hero carry) But nobody can be nobody for ever. {Hero} had a thing that {he} could do better than others, and it was only a small one. {He} could bake. {He} did it at night, with the curtains drawn, and put it on the neighbours' steps so that no one knew who it was. “Somebody's an angel,” said the man with the dog, with crumbs in his beard.",
      "+ @market(hero stand) Then there was the fair, and the cameras. Somebody must have entered {his} cake for the prize. {Hero} stood in the tent in front of four hundred people, with a gold ribbon on {his} chest, and a lens in {his} face, and a voice asked, “And where did you learn that?” {Hero} thought of one thing only: how far a picture travels.",
      "+ @corridor(hero read) The next day a grey car was standing by the chapel. It stood there the day after, too. {Hero} took the bag that was always packed out from under the bed. In the hall {he} stopped. On the mat lay a note from the man with the dog. “Whatever it is,” it said, “there are a lot of us here, and you've fed every one.”",
    ],
    end: [
      "@restaurant(hero talk) So {hero} did what was against all the rules. {He} went into the pub, where they all were, and told them who {he} {was}: {his} real name, and whom {he} had put behind bars, and that a grey car was standing by the chapel. Nobody said anything. Then the woman from the post office put on her coat. “A grey one, you say?”",
      "@meadow.night When the two men came up the hill that night, the lights were out. They had asked for the house. “First left,” said the postwoman. “Second right,” said the vicar. They drove until they were in the middle of the bog, where the road does end, and where the man with the dog was waiting with a tractor. He was in no hurry.",
      "@village(hero talk) The police only had to unlock the car. In the boot there was all that was still missing for the trial, and after that there was nobody left who was looking for {hero}. “You can go back now,” said the officer, “to your own town, and your old life.” {Hero} thought about it. {He} looked at the hill. It had started to rain.",
      "@bakery(hero look) Above the bakery hangs a sign with a name on it, the real one. It doesn't pinch at all. {Hero} takes in the milk without looking round, and leaves the curtains open. And each morning a cake stands on somebody's step, and everyone in the whole place knows who it was.",
    ],
  }),
  story({
    says: [
      /\b(?:bride|wedding|flee\w*|fled|r[au]n(?:s|ning)?|hunted|chas\w+|followed|following|hid(?:es|ing)?|escap\w+|anywhere|just drive|scared|afraid|frightened|crying|hurry|blood|barefoot|follow that)\b/i,
      role("passenger", "bride|woman|passenger|man|girl|stranger|boy|lady|old woman|old man|child"),
      /\b(?:taxi|cab|uber|minicab|rideshare)\b/i,
      /\b(?:jump(?:s|ed)? in(?:to)?|gets? in(?:to)?|got in(?:to)?|just (?:to )?drive|picks? up|picked up|back ?seat|follow that|night|midnight|wedding dress|leaves?|tells?|told)\b/i,
    ],
    unless:
      /\b(?:ghost|inherit\w*|her own mother|robbery|dead|died|hous(?:e|es) she|terminus|marathon|baby|reflection|money|suitcase|his father|learn)\b/i,
    lead: "driver",
    may: [role("driver", "taxi driver|cab driver|driver|cabbie")],
    of: "people",
    after: [
      "@street(hero sit, passenger sit) {Hero} drove. {He} had learnt that you don't ask anything before the third traffic light. In the mirror {he} saw a pale face and two hands that were holding on to each other. At the first light a car came up behind them, a black one. At the second it was still there. “Left,” said {passenger}. “Please. Anywhere.”",
      "@street(hero talk, passenger talk) “Somebody you know?” asked {hero}, and took the next corner without indicating. “They're my brothers,” said {passenger}. “They're not bad. They only do what they're told.” {Hero} knew every alley of the city. {He} turned behind the fish market and switched off the lights. The black car shot past.",
      "+ @street.night(hero sit, passenger sit) They sat in the dark behind the fish market, and the meter ticked. “What does it say?” asked {passenger}. “Whatever it says,” said {hero}, “I haven't switched it on.” {He} had a flask of tea in the glove box. There was only one cup. They drank from it in turns, and then, little by little, it came out, between two sips, in no proper order.",
      "+ @street.night(hero talk, passenger talk) There was a debt, old as the hills, and two families, and somebody had had the idea of paying it with a life: not by killing it, only by giving it away. “I was asked to sign,” said {passenger}. “I had the pen in my hand. And it suddenly said in my head: run.” {Hero} nodded. {He} had heard that voice too, once, and had not run.",
    ],
    end: [
      "@street.night(hero talk, passenger talk) “Is there anywhere you'd like to be?” asked {hero}. {Passenger} thought about it as if nobody had ever put that question. “I've never seen the sun come up over the sea,” came the answer. It was two hundred kilometres. {Hero} looked at the tank, and then at the clock, and then {he} took the taxi sign off the roof and laid it on the seat.",
      "@sea.dawn(hero stand, passenger look) They got there just in time. The sun came up like a coin out of a slot. {Passenger} stood with bare feet in the water. And behind them, on the beach road, stood the black car, with its doors open. Two brothers had got out, and didn't come any closer. They only looked. They'd never seen it either.",
      "@sea.dawn(hero talk) It was {hero} who walked up to them. {He} said only one thing, but {he} had had the whole night to think of it. “Go home and say you've lost the trail. Say it every day. In a year it'll be true.” The elder one looked down to the water. “Listen, that's a laugh,” he said in a low voice. “I'd forgotten what it sounds like.” Then they drove off.",
      "@street(hero sit) In the glove box there are two cups now, and a flask of tea. A card from the coast hangs on the mirror, with a row of boats and a name on it: Hotel Sunrise, room with breakfast, and the hostess is always up early. The fare, it says on the back, is still to be paid. It's for life.",
    ],
  }),
  story({
    says: [
      /\b(?:stalk\w*|follow(?:s|ed|ing) (?:her|him|me)|watch(?:es|ed|ing) (?:her|him|me)|being (?:followed|watched)|someone (?:is|was) (?:in|inside) (?:her|his|my)|breaks? into her|keeps? calling)\b/i,
      /\b(?:woman|girl|man|student|neighbou?r|ex|flowers|every (?:day|night|evening)|home|flat|stranger|police|fan|actress|singer|phone|letters?|gifts?|street|train|somebody|someone)\b/i,
    ],
    unless:
      /\b(?:comedian|dog follows|duck|robot|balloon|cloud|puppy|pigeon|crow|penguin|moon|shadow|song|tail|dating|app|tinder|detective|goose|cat|ghost|lottery|cheating)\b/i,
    of: "people",
    after: [
      "@kitchen(hero look) At first it was only a feeling between the shoulders. {Hero} turned round, and there was the street, and the rain in it. But at home the cup stood on the left of the sink. {He} always put it on the right. {Hero} stood in {his} coat and looked at that cup, and didn't dare to go on into the next room.",
      "@study(hero talk) “Has he hurt you?” asked the police. “Has he threatened you? Do you know who it is?” No, said {hero}, and no, and no. They gave {him} a leaflet. {Hero} had the lock changed, and slept at a friend's, and took another way to work every day. On the fourth morning there was a flower on {his} desk, a white one. “I like the new way, too,” said the card.",
      "+ @room(hero sit) {He} grew smaller. {He} noticed it {himself}. {He} no longer laughed on the phone, and no longer went out, and no longer sat by the window. “That's what he wants,” said the old woman from the ground floor, who had seen {him} jump at a doorbell. “Mine was called Anton. He had me sitting in the dark for two years. Come in. Bring the cards.”",
      "+ @room(hero talk) She had a shoebox of her own, from long ago. {Hero} laid {his} cards beside hers. “They always think they're the only one who's watching,” said the old woman. She counted on her fingers: the boy with the newspapers, the man at the kiosk, the three on the bench who saw everyone who went by. “What do you think they're all looking at, all day? Us. We're the best thing on.”",
    ],
    end: [
      "@street.night(hero walk) “You're only alone because nobody has asked us,” said the old woman from the ground floor. So {hero} asked, from door to door, with a burning face. On the very next evening the street had eyes. The boy whistled once. The man at the kiosk dropped a shutter. And when the shadow came round the corner behind {hero}, the lights went on, one window after another, on both sides, all the way down.",
      "@street.night(hero talk) He stood there with a white flower in the middle of all that light. He had an ordinary face. “I only wanted to be near you,” he said. “You don't even know me,” said {hero}. {He} said it loudly, so that it could be heard on every floor.",
      "@hall(hero stand) He ran, but there was somebody in each doorway, and they did nothing but look at him, and write down the time. Fourteen people went with {hero} to the police. This time there was no leaflet. There was a judge, and a distance he had to keep, and later a cell, since he could not keep it. {Hero} slept for a night and a day.",
      "@room.night(hero sit) The cup stands where it likes. {Hero} sits by the open window in the evening, with the lamp on, and the old woman downstairs does the same. If someone comes along the street who walks too quickly and looks round, the two of them get up, and the whole street gets light.",
    ],
  }),
];

import { role, story } from "../subject-story.ts";

/** Stories of those who go home, set out once more, or have a last wish. */
export const homeAgain = [
  story({
    says: [
      /\b(?:care home|nursing home|retirement home|old people['’]s home|assisted living|old folks['’] home|home for the elderly)\b/i,
      /\b(?:escap\w*|break(?:s|ing)? out|broke out|r[au]ns? away|running away|sneaks?|sneaked|snuck|flee|fled|steals?|stole|stolen|trip|leave|adventure|concert|one last|sea|band)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|robbers|bank|spy|funeral|enemy)\b/i,
    of: "people",
    after: [
      "+ @room(hero talk) The plan was drawn on the back of a menu. It took account of the night sister, the squeaking door and the fact that nobody involved could run. “Stairs or lift?” whispered {hero}. “Lift,” came the answer. “We are escaping, not training for the Olympics.”",
      "@corridor At half past two, between the nap and the coffee, they walked out through the main entrance with a laundry basket. “Visitors must sign,” said the girl at the desk without looking up. {Hero} signed: Napoleon. The door slid open. Outside the air smelled of rain and buses, and nobody had put it through a filter.",
      "+ @street They got further than they had expected. A van with Fresh Fish on it took them along. In a shop {hero} bought sunglasses for all of them and paid with a thing that turned out to be a library card. “Where to?” asked the driver, and when {hero} told him, he laughed so much that he drove them all the way, in the wrong direction, and forgot his fish.",
      "@street.dusk(hero sit) By evening they were so close that they could hear it. And there {hero} had to stop. {His} legs just did not go on. There was a wall, and {he} sat down on it, with a grey face. “Go without me,” {he} said. “I've got to here. That's a good deal, really.” A police car came round the corner, quite slowly, with its window down, looking for something old.",
      "@street.dusk(hero talk) The policeman was young. He had a list with names in his hand, and he compared. “Are you Napoleon?” he asked. {Hero} took the sunglasses off. “I've done everything they told me for four years. I eat at five. I'm in bed at seven. I wanted to decide something once more. It's just over there.”",
    ],
    end: [
      "@street.dusk The policeman looked at the list, and at the wall, and for a while at his own shoes. “I'm supposed to bring you back,” he said. “It doesn't say by what route.” Then he opened all four doors. They drove the last bit with the blue light on, at walking speed, and people made way, and {hero} waved as kings do.",
      "And so they got there after all, and it was what they had wanted. It was louder, or higher, or wider than {hero} had remembered. {He} stood in the middle of it on two bad legs, and held {his} face into it, and felt nothing hurt. “Is it as you'd imagined?” somebody shouted into {his} ear. “No,” {hero} shouted back. “I'd imagined it smaller.”",
      "+ @corridor.night They were brought home at four in the morning, all of them, sunburnt, moonburnt and hoarse. The night sister stood at the door with folded arms. “Do you know what time it is?” she asked. “Yes,” said {hero}, beaming. “It's the first time in years that I do.”",
      "@corridor A new rule hangs at the desk: Once a month, by own choice. The young policeman drives. There is a book there for signing out, and if you turn back the pages you will find Cleopatra, two Elvises and, right at the top, in shaky letters, Napoleon.",
    ],
  }),
  story({
    says: [
      /\b(?:dying|terminal\w*|last wish|final wish|bucket list|(?:months?|weeks?|days?|year) (?:left )?to live|incurable|one last (?:time|trip|wish|journey|summer)|before (?:she|he) (?:dies|died|goes blind|went blind)|hospice|last (?:days|weeks|months|summer))\b/i,
      /\b(?:sea|ocean|mountains?|trip|travel\w*|wish\w*|list|road|see|home|northern lights|beach|lake|village|country|drives?|drove|journey|norway|snow)\b/i,
      /\b(?:father|mother|grandmother|grandma|grandfather|grandpa|grandad|dad|mum|mom|friend|brother|sister|wife|husband|aunt|uncle|son|daughter|nurse|grandson|granddaughter|neighbou?r|teacher|woman|man)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|robbery|bank|boxer|boxing|library book|king|dragon|tree|dog|cat|tram|robot|bell|crossing|double decker|last day|campervan|breakup)\b/i,
    of: "people",
    after: [
      "+ @hospital The doctor talked for a quarter of an hour, about risks and about tubes. “And if it rains?” he asked finally. “Then I'll be wet,” was the answer. That was that. They packed the medicine in a picnic basket, under the cheese. On the last page of the passport there was just enough room for one more stamp.",
      "+ They drove with the windows down, though it was too cold for that. Nobody spoke of it. They spoke of cows, and of who had invented the roundabout. In every village they had to stop, because there was something to be tried: a bun, a swing, a see-saw. “We'll be late,” said the one at the wheel. “For what?” said the other, and they both had to laugh.",
      "Toward evening the colour went. The hands lay still in the lap, quite white, and the eyes were closed. “We'll turn round,” said the one at the wheel, in a fright. “Don't you dare.” It came very quietly. “I've been turned round all year. In beds, in chairs, on trolleys. I'd like to go straight on once more.”",
      "So they went straight on. The road came to an end, and then the path did. They stood before it, fifty steps, and it might as well have been a hundred miles. “Well,” said the one who could not walk, “I can smell it from here. That'll do.” But it did not do, and both of them knew it.",
      "“Up,” said the one who could. “What?” “On my back. Don't argue.” It was not far, and it was the hardest thing in the world. At every step there was that light weight, far too light, and a breath on the neck. “Left,” said a voice at the ear, as if to a horse. “Mind the thistle. I've never been so tall.”",
    ],
    end: [
      "And there it was. It had been waiting there all this time, as wide as anything, and did not want anything from them. They sat down, the one leaning against the other. It got dark slowly. “It's even bigger than I said,” came the voice after a long time, and it was quite content. “I was afraid that I'd exaggerated.”",
      "They stayed the whole night, wrapped up in everything they had. They said thank you, and sorry, and do you remember. Toward morning there was one more request. “When I'm not there any more,” said the voice, “don't be brave. Be hungry. Stop in every village.”",
      "+ @hospital They had some weeks more after that, more than the doctor had believed. He could not explain it. “Was it the tubes?” he was asked. “No,” said the doctor. “I suppose it was the see-saw.”",
      "There is a road that is driven once a year, always in the same season and always with the windows down. It takes a very long time. In every village somebody gets out and tries the bun. At the end, on the soft ground, there is one pair of footprints, quite deep ones, as if of somebody who carries somebody.",
    ],
  }),
  story({
    says: [
      /\b(?:emigra\w+|immigrant|exile|abroad|homeland|home country|native (?:village|town|country)|birthplace|old country|after (?:\w+ ){1,3}years (?:abroad|away|in)|village (?:where|he|she|of (?:his|her) (?:birth|childhood))|childhood (?:home|village|house|town)|home village|hometown|home town)\b/i,
      /\b(?:return\w*|c[ao]mes? back|came back|goes back|went back|c[ao]mes? home|came home|travel\w* (?:back|home|to)|back (?:to|in|for)|moves? back|moved back|visit\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|first love|boyfriend|girlfriend|sweetheart|half[- ]|war|soldier|robot|detective|police|killer|swan|brothers|sisters|sell|dancer|hitman|curse|time)\b/i,
    of: "people",
    after: [
      "+ @village(hero look) {Hero} had kept it all exactly as it was, inside: the fountain, the blue door, the smell at noon. {He} had walked through it every night before falling asleep, over there, in the other place. {He} knew where the third stone was loose. Now {he} stood on it, and it had been cemented.",
      "+ @village(hero talk) The bar had become a bank. Where the cherry tree had been there was a bin for glass. {Hero} said good morning in the old dialect, and a young woman with a pram smiled and answered {him} in English. “Your accent is really good,” she said. “Have you been learning for long?” {He} lifted {his} hat and went round the corner, where nobody could see {his} face.",
      "@village(hero talk) The blue door was grey. {Hero} knocked all the same. An old man opened it, chewing. “We don't need anything,” he said. “I used to live here,” said {hero}. The old man looked {him} up and down, at the coat from over there, at the shoes. “They all say that,” he said. “Then they want to see the kitchen, and then they cry.” And he shut the door.",
      "@village(hero sit) {Hero} sat down on the rim of the fountain. There was no water in it. {He} took the ticket out of {his} pocket and looked when the next flight went. Over there they called {him} the one from here. And here {he} {was} the one from over there.",
      "@village(hero sit) Somebody sat down beside {him}. It was the old man, with the napkin still in his collar. “What was the goat called?” he asked gruffly. “Which goat?” “If you lived there, you know what the goat was called.” {Hero} did not have to think. “She wasn't called anything,” {he} said. “My mother said that you don't name what you are going to eat. But in secret I called her Duchess.”",
    ],
    end: [
      "@village(hero talk) The old man took the napkin from his collar, quite slowly. “I was the boy who milked her,” he said, “from across the lane. She wouldn't go anywhere any more, after you left. You had to shout Duchess. We never knew where she'd got that from.” “You went without saying goodbye to me.”",
      "@kitchen(hero talk) They went in to see the kitchen. {Hero} cried, and the old man said, “There you are.” The neighbours came, and the neighbours' children, and {hero} had to tell it all, the ship, the factory, the snow. “And over there,” asked a young woman with a pram, “what did you dream about?” “About here,” said {hero}. “And now?”",
      "+ @kitchen(hero talk) {Hero} thought it over. {He} had slept well that night, for the first time in years, and what {he} had dreamed of was a bus stop over there, in the snow, with all the people stamping their feet. {He} had to laugh. “I suppose that I'm just somebody who needs two,” {he} said.",
      "@village.dusk(hero sit) So {he} {has} two. The winters are for over there and the summers for here, and {hero} will tell each of them about the other. The door has been painted blue. On the rim of the fountain sit two old people in the evening, and when they are asked what they are laughing about, they say: “About a duchess.”",
    ],
  }),
  story({
    says: [
      /\b(?:road trip|camper ?van|campervan|motorhome|caravan|motorbike|motorcycle|drives? across|drove across|hitchhik\w*|interrail|train journey|cross[- ]country)\b/i,
      role(
        "elder",
        "grandmother|grandma|granny|grandfather|grandpa|grandad|nan|father|dad|mother|mum|mom|aunt|uncle|nana",
      ),
      role("child", "granddaughter|grandson|grandchild|daughter|son|niece|nephew|teenager"),
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|robbery|bank|ashes|dying|last wish|urn|funeral|dementia|alzheimer\w*|hearse)\b/i,
    of: "people",
    after: [
      "+ They had different ideas of what a journey is. {Theelder} had brought a paper map, eight boiled eggs and a spare fan belt. {Thechild} had brought a charger. “What do we need the belt for?” asked {thechild}. “What do we need the cable for?” asked {theelder}. By the first evening they had needed both.",
      "+ In the car there was no door that you could slam. So they had to get on. {Thechild} wanted music, {theelder} wanted quiet, and they settled on a programme about bees. After four hours both of them knew all about bees, and hardly anything about each other. “Is there anybody you like?” asked {theelder}. “Do you?” asked {thechild}.",
      "@hall(elder dance, child look) Where they had wanted to turn left, there was a landslide. Where they had wanted to sleep, there was a wedding. {Thechild} saw {theelder} on a table with somebody's hat on, singing a song of which the words can't be repeated. “Where did you learn that?” “I wasn't always your relation, you know,” said {theelder}.",
      "@meadow(elder talk, child look) The next day they broke down, in the middle of nowhere, and the silence was as big as the sky. “I only wanted you to come,” said {theelder} in the direction of the engine, “because at home you don't look up any more. I thought, if the door of that room is always shut, I'll take the whole room along.” {Thechild} did not know where to look.",
      "@meadow(elder look, child talk) “It's shut because it's all going wrong,” said {thechild}. Then it all came: the marks, the friends who weren't, the feeling that all the others had a map. {Theelder} listened to the very end. No advice came. “Yes,” said {theelder}. “Nobody gave me one either. I bought this thing at a petrol station, and it's from the wrong country.”",
    ],
    end: [
      "@meadow(elder look, child look) {Thechild} looked at the map. It was true. For three days they had been driving by a map of somewhere else, and had got to a wedding, and here. They began to laugh, and could not stop. At some point a tractor came along. “Are you lost?” asked the farmer. “Completely,” they said. “Where does it go to over there?”",
      "@lake.dusk(elder swim, child swim) It went to a lake. They reached it just before dark and swam in it in their underwear, {theelder} in front. They ate the last egg, half each. “I'd like to know what's behind the next hill,” said {thechild}. “So would I,” said {theelder}, with blue lips. “I've wanted to know it all my life.”",
      "+ @street(elder talk, child talk) They rang home once, from a box. “Where are you?” asked a worried voice. They held the receiver between them and looked around. “Here,” they said. It was the best that they could do.",
      "@room At home the door of that room stands open now, as a rule. On the wall hangs a map of a country where they have never been. Somebody has drawn in their route in red felt pen all the same, right through lakes and mountains, with a cross for the wedding, and at the end, for the egg, a small white circle.",
    ],
  }),
];
